import type { FactsOf } from '#contract/notifications/facts.ts';
import { money, type NoticeWords } from './words.ts';

/** Nigerian Pidgin: load don enter agent hand, or di thing don do. */
export function collected({ code, market, errand }: FactsOf['order-picked-up']): NoticeWords {
  if (errand === 'carry')
    return { title: 'We don collect your load', body: `${code}: di agent don carry am from ${market}.` };
  if (errand === 'do')
    return { title: 'We don do am', body: `${code}: we don do am for ${market}, wetin comot go reach you.` };
  return { title: 'We don buy everything', body: `${code}: we dey pack your things for ${market}.` };
}

/** Nigerian Pidgin: agent dey wait for where dem go give am load, or where e go do di thing. */
export function atStop({ code, market, carrier, stepKobo }: FactsOf['agent-at-stop']): NoticeWords {
  const more = stepKobo === null ? '' : ` After dat, each 15 minutes wey start na ${money(stepKobo)}.`;
  return { title: `${carrier} don reach ${market}`, body: `${code}: ten minutes dey free.${more}` };
}

/** Nigerian Pidgin: something wey end where dem do am. */
export function doneThere({ code, market }: FactsOf['task-done']): NoticeWords {
  return {
    title: 'We don do am',
    body: `${code}: we don do am for ${market}. Check di proof, then say yes. If you no talk for 24 hours, e don do be that.`,
    sms: 'We don do your errand. Check di proof, say yes; if you no talk for 24 hours na yes:',
  };
}

/** Nigerian Pidgin: for person wey dem dey bring am give. */
export function comingToYou({ code, market, errand, ...known }: FactsOf['receiver-pin']): NoticeWords {
  const { sender = market, owedKobo = 0 } = known;
  const owed = owedKobo === 0 ? '' : ` You go pay ${money(owedKobo)} for door.`;
  const title = 'Something dey come meet you';
  if (errand === undefined)
    return {
      title,
      body: `${code}: dem buy am for you for ${market}.`,
      sms: `Things from ${sender} dey come meet you (${code}).${owed} When dem reach your hand, tell di agent dis PIN:`,
    };
  return {
    title,
    body: `${code}: e dey come from ${market}.`,
    sms: `${errand === 'carry' ? 'Load' : 'Something'} from ${sender} dey come meet you (${code}).${owed} When e reach your hand, tell di agent dis PIN:`,
  };
}
