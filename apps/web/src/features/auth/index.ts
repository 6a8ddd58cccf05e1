/** Public interface of the account forms for other features. */
export { signOut } from './api/sign-out.js';
export { CodeField, NewPasswordFields, OtherPhoneField } from './components/fields.js';
export { type FieldOfReason, showFormFailure } from './form-failure.js';
export { useCooldown } from './hooks/use-sent-code.js';
export { useLocalCodeHint } from './hooks/use-local-code-hint.js';
export { useSentCode } from './hooks/use-sent-code.js';
export { useThrottled } from './hooks/use-throttled.js';
