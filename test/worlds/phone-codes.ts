import { askPhoneCode } from '#contract/phones/endpoints.ts';
import { readPhone } from '#contract/phone.ts';
import { sendCodes } from '#server/features/notifications/delivery/send-codes.ts';
import { openNotifier } from '#server/features/notifications/delivery/notifier.ts';
import { answered, type Client } from '../client.ts';
import { newPhone } from '../factories/orders.ts';
import { openTermii, type TermiiStandIn } from '../stand-ins/termii/stand-in.ts';
import { whenDone } from '../when-done.ts';
import { openWorld, type World } from '../world.ts';

interface CodeWorld {
  world: World;
  termii: TermiiStandIn;
  /** Codes that are due go out. */
  send: () => Promise<void>;
  codeSentTo: (phone: string) => string;
  /** A device asks for a code and reads it in the SMS. */
  askedCode: (device: Client, phone?: string) => Promise<{ phone: string; code: string }>;
}

/** The product with a gateway of text messages, which takes them when a test says so. */
export async function openCodeWorld(): Promise<CodeWorld> {
  const termii = await openTermii();
  whenDone(() => termii.close());
  const { apiKey, sender, url } = termii;
  const account = { apiKey, sender, baseUrl: url };
  const world = await openWorld({ clock: 'stands', termii: account });
  const notifier = openNotifier({
    db: world.db,
    publicUrl: 'https://market.test',
    firebase: undefined,
    termii: account,
    webPush: { subject: undefined, allowedOrigin: undefined },
  });
  const send = () => sendCodes(notifier);
  const codeSentTo = (phone: string) => {
    const sms = termii.outbox.findLast(({ to }) => to === readPhone(phone));
    const code = /#(\d{6})$/.exec(sms?.text ?? '')?.[1];
    if (code === undefined) throw new Error(`no code went to ${phone}`);
    return code;
  };
  const askedCode = async (device: Client, phone = newPhone()) => {
    const asked = answered(await device.call(askPhoneCode, { phone }));
    await send();
    return { phone: asked.phone, code: codeSentTo(asked.phone) };
  };
  return { world, termii, send, codeSentTo, askedCode };
}
