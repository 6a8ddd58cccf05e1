/** What other features of the web use of the campus e-mail. */
export { stopInviting } from './api/verification.js';
