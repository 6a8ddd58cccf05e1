/** Public interface of the campus e-mail for other features. */
export { stopInviting } from './api/verification.js';
