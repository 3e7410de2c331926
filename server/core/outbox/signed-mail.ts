/** Mails end with who writes: the house, as it says of itself when they leave. */
import { type House, mailSignature } from '../../../domain/filing/offices';
import type { Gateway } from './gateway';

export const signedMail = (gateway: Gateway, house: { current(): Promise<House> }): Gateway => ({
  room: gateway.room,
  async send(message) {
    const signature = mailSignature(await house.current());
    await gateway.send(signature ? { ...message, text: `${message.text}\n\n${signature}` } : message);
  },
});
