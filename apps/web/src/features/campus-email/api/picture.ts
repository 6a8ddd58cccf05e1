import { checkCaptchaImage, getCaptchaImage } from '@qicheng/contract/captcha/image.contract';
import { call } from '#src/lib/api.js';

/** A new picture of letters; the previous one is void with it. */
export const getPicture = (previousId: string | undefined) =>
  call(getCaptchaImage, previousId === undefined ? {} : { previousId });

/** Trades what was read for a pass; a picture takes one try. */
export async function earnPass(id: string, code: string): Promise<string> {
  return (await call(checkCaptchaImage, { id, code })).pass;
}
