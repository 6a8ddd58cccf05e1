/** Why the slider or the picture, or something that asks for their pass, refuses. */
export type CaptchaFailure =
  | 'captchaRequired'
  | 'sliderRejected'
  | 'sliderTooOften'
  | 'imageTooOften'
  | 'imageRejected'
  | 'imagePassRequired';
