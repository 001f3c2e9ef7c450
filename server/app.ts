import { randomUUID } from 'node:crypto';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { namesOf } from '#contract/events/domain-event.ts';
import { defaultBusinessName } from '#contract/settings/rules.ts';
import { openSharedInstances, type SharedInstances } from './shared-instances.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env/env.ts';
import type { Feature, FeatureDeps, FeatureJob } from './feature.ts';
import { prepareOwner } from './features/accounts/one-time-links/prepare-owner.ts';
import { endSession } from './features/accounts/sessions/session.ts';
import { readSession, sessionCookie } from './features/accounts/sessions/session.ts';
import { recordAgentsLastSeen } from './features/orders/run/phone-silence.ts';
import { findCityNamed } from './features/cities/store.ts';
import { launchGate } from './features/launch/gate/gate.ts';
import { startPeriodicJob, type RunningJob } from './jobs/periodic-job.ts';
import { features as allFeatures } from './features.ts';
import { rememberAddresses } from './http/requests/client-address.ts';
import { serveApiDocs } from './http/api-docs/api-docs.ts';
import { callThrough } from './http/call.ts';
import { sentName } from './http/requests/cookies.ts';
import { serveCrawlers } from './http/files/crawlers.ts';
import {
  answerBrokenRequests,
  rememberRequests,
  usualPatience,
  type Patience,
} from './http/connections/broken-requests.ts';
import { answerError } from './http/errors/error-handler.ts';
import { limitRoutes } from './http/limited-routes.ts';
import { serveStream } from './http/streams/event-stream.ts';
import type { Leaving } from './http/health/readyz.ts';
import { healthRoutes } from './http/health/routes.ts';
import { refuseBodiesOfReads } from './http/requests/bodies-of-reads.ts';
import { readJsonBodies } from './http/requests/json-body.ts';
import { serveManifest } from './http/files/app-manifest.ts';
import { serveShared } from './http/files/shared-files.ts';
import { serveSecurityText } from './http/files/security-txt.ts';
import type { Member } from './http/person.ts';
import type { Gate, Route, StreamRoute } from './http/route.ts';
import { trustedProxies } from './http/requests/trusted-proxies.ts';
import { refuseUnknownCalls } from './http/errors/unknown-calls.ts';
import { endSlowBodies } from './http/connections/slow-bodies.ts';
import { leaveUnusedConnections } from './http/connections/unused-connections.ts';
import { standardOutput } from './http/logging/log-lines.ts';
import { logRequests, logSerializers } from './http/logging/logging.ts';
import { servePages } from './http/pages/serve-pages.ts';
import { securityHeaders, type House } from './http/security/security-headers.ts';
import { serve, type RequestGuards } from './http/serve.ts';
import type { OpenWeb } from './http/pages/web-build.ts';
import { encryptPapers, type PaperDeps } from './media/encrypt-papers.ts';
import { openPictures } from './media/open-pictures.ts';
import { countAnswer } from './metrics/requests.ts';
import { mediaRoutes } from './media/routes.ts';
import { serveRecordings } from './media/recordings/serve-recordings.ts';
import { servePictures } from './media/serving/serve-pictures.ts';
import { serveShownPictures } from './media/serving/serve-shown.ts';
import { sweepInTurn } from './media/sweep.ts';
import { openFanOut } from './outbox/fan-out.ts';
import { houseTidy } from './retention/tidy.ts';
import { openFeed, type Feed } from './outbox/feed.ts';
import { usualPasswordCost, type PasswordCost } from './secrets/passwords.ts';
import { openPlaceKeys } from './secrets/place-keys.ts';
import { startRelay } from './outbox/relay.ts';
import { openWatching } from './observability/observability.ts';

export interface App {
  /** Starts to listen and says where. */
  listen(): Promise<string>;
  /** From now on `/readyz` says that this instance leaves, and no answer keeps its connection. */
  announceLeaving(): void;
  /** Stops taking calls and resolves when those under way are answered. */
  close(): Promise<void>;
  /** First data; the link is there while nobody owns the place. */
  prepare(): Promise<{ ownerLink?: string }>;
}

interface Parts {
  db: Database;
  /** As `FeatureDeps` has them; where there are none they are the others. */
  quick?: Database;
  /** For what the clock brings round, with more time than a request has; where there is none it is the pool. */
  jobs?: Database;
  /** For `/readyz` alone: a pool that is busy is no reason to send people elsewhere. */
  readiness?: Database;
  env: Env;
  web?: OpenWeb;
  features?: readonly Feature[];
  /** Milliseconds that only grow, by which calls are limited, lines are closed and readings grow old. */
  nowMs?: () => number;
  /** The time that a caller may take. */
  patience?: Patience;
  /** Work factor of new password hashes. */
  passwordCost?: PasswordCost;
}

const bodyLimitBytes = 256 * 1024;
const sweepSeconds = 10 * 60;
const paperSeconds = 15;

/** The product as one process: features, door and pages put together. */
export async function buildApp({ env, web, features = allFeatures, ...parts }: Parts): Promise<App> {
  const { nowMs = () => performance.now(), patience = usualPatience, readiness = parts.db, ...given } = parts;
  const { passwordCost = usualPasswordCost, ...lines } = given;
  const { db, quick, jobs, ...watching } = openWatching(lines, env, nowMs);
  const leaving: Leaving = { now: false };
  const app = openDoor(env, leaving, patience);
  watching.door(app, db, features);
  const shared = await openSharedInstances(db, env, app.log, nowMs);
  const keys = await openPlaceKeys(db, env);
  const deps = depsOf({ db, quick, passwordCost, keys, log: app.log }, env, shared);
  const gate = launchGate(deps);
  const pictures = openPictures(env, (error) => app.log.warn({ err: error }, 'pictures away'));
  const routes = [
    ...healthRoutes(readiness, leaving),
    ...mediaRoutes(db, pictures),
    ...routesOf(features, deps),
  ];
  const guards = guardsOf(deps, gate, shared, { routes, recordLastSeen: recordAgentsLastSeen(quick, nowMs) });
  for (const route of routes) serve(app, route, guards);
  servePictures(app, { db, pictures, keys }, guards.limits);
  serveShownPictures(app, db, pictures, guards.limits);
  serveRecordings(app, { db, pictures }, guards.limits);
  const reportError = (error: unknown) => app.log.error({ err: error }, 'a round of the clock failed');
  const feed = await openFeed(db, reportError);
  const fanOut = openFanOut(shared.redis, feed, reportError);
  for (const stream of streamsOf(features, deps)) serveStream(app, stream, guards, feed);
  const call = callThrough(routes, gate);
  serveApiDocs(app, defaultBusinessName, sentName(sessionCookie, houseOf(env).secure));
  serveCrawlers(app, guards, call);
  serveManifest(app, guards, call);
  serveSecurityText(app, guards, call);
  serveShared(app, guards.limits);
  refuseUnknownCalls(app, guards.limits);
  if (web !== undefined) servePages(app, { build: await web(app), ...houseOf(env) }, guards, call);
  const rounds: RunningJob[] = [];
  return {
    listen: async () => {
      rounds.push(
        ...shared.share(reportError),
        ...startRelay(jobs, { feed, fanOut, reportError }),
        ...houseRounds({ db: jobs, pictures, keys }, reportError),
        ...timedOf(features, { ...deps, db: jobs }).map((timed) => bringRound(timed, feed, reportError)),
      );
      return app.listen({ port: env.port, host: env.host });
    },
    announceLeaving: () => {
      leaving.now = true;
    },
    close: async () => {
      leaving.now = true;
      await app.close();
      await Promise.all([feed, ...rounds].map((part) => part.stop()));
      await Promise.all([shared.stop(), watching.stop()]);
    },
    prepare: async () => {
      for (const { seed } of features) await seed?.(deps, (sentence) => app.log.warn(sentence));
      return prepareOwner(deps, env.owner);
    },
  };
}

function depsOf(
  parts: Pick<FeatureDeps, 'db' | 'quick' | 'passwordCost' | 'keys' | 'log'>,
  env: Env,
  { presence }: SharedInstances,
): FeatureDeps {
  const { publicUrl, paystack, firebase, termii, webPush } = env;
  return { ...parts, publicUrl, paystack, firebase, termii, webPush, awayOf: presence.awayOf };
}

function guardsOf(
  { db, quick, publicUrl }: FeatureDeps,
  gate: Gate,
  { limits, presence }: SharedInstances,
  { routes, recordLastSeen }: { routes: readonly Route[]; recordLastSeen: (member: Member) => Promise<void> },
): RequestGuards {
  const forgets = routes.flatMap(({ forget }) => forget ?? []);
  return {
    publicUrl,
    sessionCookie,
    readSession: async (token) => {
      const member = await readSession(quick, token);
      if (member !== null) await recordLastSeen(member);
      return member;
    },
    endSession: (token) => endSession(db, token),
    gate,
    limits,
    waiting: () => Math.max(db.waiting(), quick.waiting()),
    wrote: () => forgets.forEach((forget) => forget()),
    arrive: presence.arrive,
  };
}

/** Routes of the features, over a database within these cities for an admin who is limited to them or asks for one. */
function routesOf(features: readonly Feature[], deps: FeatureDeps): Route[] {
  const over = (databases: Pick<FeatureDeps, 'db' | 'quick'>) =>
    features.flatMap(({ routes }) => routes?.({ ...deps, ...databases }) ?? []);
  const buildWithin = (cities: readonly string[]) => {
    const within = deps.db.within(cities);
    return over({ db: within, quick: within });
  };
  return limitRoutes(over(deps), { buildWithin, findCityNamed: (slug) => findCityNamed(deps.quick, slug) });
}

function streamsOf(features: readonly Feature[], deps: FeatureDeps): StreamRoute[] {
  return features.flatMap(({ streams }) => streams?.(deps) ?? []);
}

function timedOf(features: readonly Feature[], deps: FeatureDeps): FeatureJob[] {
  return features.flatMap(({ schedule }) => schedule?.(deps) ?? []);
}

/** Rounds that belong to no feature. */
function houseRounds(deps: PaperDeps, reportError: (error: unknown) => void): RunningJob[] {
  const { db, pictures } = deps;
  const work = () => sweepInTurn(db, pictures, new Date());
  const sweep = { name: 'pictures-sweep', everySeconds: sweepSeconds, work };
  const papers = {
    name: 'papers-encrypt',
    everySeconds: paperSeconds,
    work: async () => void (await encryptPapers(deps)),
  };
  return [sweep, papers, houseTidy(db)].map((coming) => startPeriodicJob(coming, reportError));
}

/** Work that is done every so often, and at once after what it wants to hear of. */
function bringRound(timed: FeatureJob, feed: Feed, reportError: (error: unknown) => void): RunningJob {
  const round = startPeriodicJob(timed, reportError);
  const { topics, kinds } = timed;
  const names = kinds && new Set(namesOf(kinds));
  const unfollow = feed.follow(topics, ({ kind }) => {
    if (names === undefined || names.has(kind)) round.now();
  });
  return {
    now: round.now,
    stop: async () => {
      unfollow();
      await round.stop();
    },
  };
}

/** Calls are parsed by their contract; left alone, Fastify would load compilers for schemas that nobody gives it. */
function noCompiler(): never {
  throw new Error('a route was given a schema of Fastify’s');
}

function houseOf({ publicUrl, mapTilesUrl, firebase }: Env): House {
  return { secure: publicUrl.startsWith('https:'), mapTilesUrl, firebase: firebase?.web };
}

function openDoor(env: Env, leaving: Leaving, patience: Patience): FastifyInstance {
  const headers = securityHeaders(houseOf(env));
  const { bodies, ...http } = patience;
  const sayAlways = (request: FastifyRequest, reply: FastifyReply) =>
    void reply.headers(headers).header('x-request-id', request.id);
  const app = fastify({
    http,
    bodyLimit: bodyLimitBytes,
    trustProxy: env.trustedProxies.length > 0 && trustedProxies(env.trustedProxies),
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
    // The time limit of a body depends on its type.
    requestTimeout: 0,
    // A request that arrives during a shutdown is answered normally.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequests(headers),
    // An address that cannot be read comes past every hook.
    frameworkErrors: (error, request, reply) => {
      sayAlways(request, reply);
      void answerError(error, request, reply);
    },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: env.logLevel, serializers: logSerializers, stream: standardOutput },
  });
  app.addHook('onRequest', (request, reply, done) => {
    sayAlways(request, reply);
    if (leaving.now) void reply.header('connection', 'close');
    done();
  });
  rememberAddresses(app);
  logRequests(app, env.metricsToken === undefined ? undefined : countAnswer);
  leaveUnusedConnections(app);
  rememberRequests(app);
  refuseBodiesOfReads(app);
  endSlowBodies(app, headers, bodies);
  readJsonBodies(app);
  app.setErrorHandler(answerError);
  return app;
}
