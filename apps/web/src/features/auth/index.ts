/** What other features of the web use of the account forms. */
export { signOut } from './api/sign-out.js';
export { NewPasswordFields } from './components/fields.js';
export { refuseField, showFormFailure } from './form-failure.js';
export { useCaptcha } from './hooks/use-captcha.js';
export { useCooldown } from './hooks/use-cooldown.js';
export { useThrottled } from './hooks/use-throttled.js';
