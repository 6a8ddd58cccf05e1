/** Why a captcha, or a call that requires its pass, is refused. */
export type CaptchaFailure =
  | 'captchaRequired'
  | 'sliderRejected'
  | 'sliderTooOften'
  | 'proofOfWorkRejected'
  | 'proofOfWorkTooOften'
  | 'imageTooOften'
  | 'imageRejected'
  | 'imagePassRequired';
