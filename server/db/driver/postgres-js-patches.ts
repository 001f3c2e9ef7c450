/** A piece of postgres.js 3.4.9 and what stands in its place. */
export interface Mend {
  before: string;
  after: string;
}

/**
 * A connection that is lost leaves nothing behind. As it is published, what had been asked of it may stay in its list:
 * the next connection then hands every answer to the question before. What waited to be written stays, too, and goes
 * before the next greeting, or on to a socket that is no more, which ends the process.
 */
export const mendsOfConnections: readonly Mend[] = [
  {
    before: `    const x = socket.write(chunk, fn)
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    return x
`,
    after: `    const written = chunk
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    if (socket !== null) return socket.write(written, fn)
    forget(Errors.connection('CONNECTION_CLOSED', options, socket))
    return false
`,
  },
  {
    before: `    incomings = null
    clearImmediate(nextWriteTimer)
`,
    after: `    incomings = null
    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
`,
  },
  {
    before: `    socket = null

    if (initial)
      return reconnect()

    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
`,
    after: `    socket = null
    forget(Errors.connection('CONNECTION_CLOSED', options, socket))

    if (initial)
      return reconnect()

`,
  },
  {
    // Nobody looks after the question for the array types: the next connection asks it again.
    before: `        return fetchArrayTypes()
`,
    after: `        return fetchArrayTypes().catch(() => {})
`,
  },
  {
    before: `  function connectTimedOut() {
`,
    after: `  function forget(err) {
    stream && (stream.destroy(err), stream = null)
    query && queryError(query, err)
    while (sent.length)
      queryError(sent.shift(), err)
    query = results = errorResponse = null
    result = new Result()
  }

  function connectTimedOut() {
`,
  },
];

/**
 * A transaction ends with its connection. As it is published, whoever is still at work in it goes on, on whatever that
 * connection has become: what they write then is committed by itself, and their rollback undoes the work of somebody
 * else.
 */
export const mendsOfTransactions: readonly Mend[] = [
  {
    before: `      , connection
      , prepare = null

    try {
`,
    after: `      , connection
      , lost = null
      , prepare = null

    try {
`,
  },
  {
    before: `        new Promise((_, reject) => connection.onclose = reject)
`,
    after: `        new Promise((_, reject) => connection.onclose = (err) => reject(lost = err))
`,
  },
  {
    before: `        q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue === full
`,
    after: `        q.catch(e => uncaughtError || (uncaughtError = e))
        lost ? q.reject(lost) : c.queue === full
`,
  },
];

/**
 * Each statement keeps an error of the first time that it was asked, to say later where it stands. As it is published,
 * that error holds the calls themselves until somebody reads it, and with them whatever those calls had at hand.
 *
 * And two functions that each query makes for itself keep it, its words and its answer until the whole heap is
 * collected, not only the youngest part of it; as methods they do not.
 */
export const mendsOfQueries: readonly Mend[] = [
  {
    before: `  originCache.set(xs, new Error())
`,
    after: `  const origin = new Error()
  void origin.stack
  originCache.set(xs, origin)
`,
  },
  {
    before: `    this.resolve = x => (this.active = false, resolve(x))
    this.reject = x => (this.active = false, reject(x))
`,
    after: `    this.fulfil = resolve
    this.refuse = reject
`,
  },
  {
    before: `  get origin() {
`,
    after: `  resolve(x) {
    this.active = false
    this.fulfil(x)
  }

  reject(x) {
    this.active = false
    this.refuse(x)
  }

  get origin() {
`,
  },
];

/**
 * A list of those who wait keeps to those who wait. As it is published, each who leaves it leaves a place behind until
 * nobody waits any more; and lines that are never idle are looked for among all these places at every question.
 */
export const mendsOfQueues: readonly Mend[] = [
  {
    before: `      const index = xs.indexOf(x)
      return index === -1
        ? null
        : (xs.splice(index, 1), x)
`,
    after: `      const at = xs.indexOf(x, index)
      return at === -1
        ? null
        : (xs.splice(at, 1), x)
`,
  },
  {
    before: `      if (index === xs.length) {
        index = 0
        xs = []
      } else {
`,
    after: `      if (index > xs.length / 2) {
        xs = xs.slice(index)
        index = 0
      } else {
`,
  },
];
