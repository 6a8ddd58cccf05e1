import { checkCaptchaImage, getCaptchaImage } from './image.contract.js';
import { checkSlider, issueSlider } from './slider.contract.js';

export { checkCaptchaImage, getCaptchaImage } from './image.contract.js';
export {
  type CaptchaPurpose,
  checkSlider,
  issueSlider,
  type SliderPuzzle,
  type TrackPoint,
} from './slider.contract.js';

export const captchaEndpoints = { issueSlider, checkSlider, getCaptchaImage, checkCaptchaImage };
