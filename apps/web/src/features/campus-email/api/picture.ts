import { checkCaptchaImage, getCaptchaImage } from '@qicheng/contract/captcha/image.contract';
import { call } from '#src/lib/api.js';

/** Loads a new captcha image; the previous one becomes invalid. */
export const getPicture = (previousId: string | undefined) =>
  call(getCaptchaImage, previousId === undefined ? {} : { previousId });

/** Exchanges the typed letters for a pass; an image allows one attempt. */
export async function requestPass(id: string, code: string): Promise<string> {
  return (await call(checkCaptchaImage, { id, code })).pass;
}
