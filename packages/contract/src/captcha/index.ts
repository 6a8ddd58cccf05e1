import { checkCaptchaImage, getCaptchaImage } from './image.contract.js';
import { checkProofOfWork, issueProofOfWork } from './proof-of-work.contract.js';
import { checkSlider, issueSlider } from './slider.contract.js';

export { checkCaptchaImage, getCaptchaImage } from './image.contract.js';
export { checkProofOfWork, issueProofOfWork } from './proof-of-work.contract.js';
export { checkSlider, issueSlider, type SliderPuzzle, type TrackPoint } from './slider.contract.js';
export type { CaptchaPurpose } from './subject.js';

export const captchaEndpoints = {
  issueSlider,
  checkSlider,
  issueProofOfWork,
  checkProofOfWork,
  getCaptchaImage,
  checkCaptchaImage,
};
