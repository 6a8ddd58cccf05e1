/** Why the slider, or something that asks for its pass, refuses. */
export type CaptchaFailure = 'captchaRequired' | 'sliderRejected' | 'sliderTooOften';
