/** Worker thread that speaks a captcha. */
import type { Language } from '../../domain/text';
import { giveWay } from '../core/workers/give-way';
import { speakCaptcha } from './captcha-sound';

giveWay();

export interface SpokenCaptcha {
  answer: string;
  language: Language;
  seed: string;
}

export default ({ answer, language, seed }: SpokenCaptcha): Uint8Array =>
  speakCaptcha(answer, language, seed);
