import { BENEFIT, CONTACT, NO_BENEFIT } from './data/side-notes.js';
import { RISK_RULES } from './data/risk-rules.js';
import { isFound, isUnlawfulDemand } from './unlawful-demand.js';

// Age, looks and household are asked about by their own rules, whether or not a law names them.
const TRAITS = RISK_RULES.filter(({ kind }) => kind === 'discrimination');

export const isContact = (text: string): boolean => CONTACT.test(text);

/** Whether a clause asks for nothing that a person could show: how to apply, what is offered, what may not be asked. */
export const isNothingToMeet = (text: string): boolean =>
  isContact(text) ||
  isUnlawfulDemand(text) ||
  TRAITS.some((rule) => isFound(rule, text)) ||
  (BENEFIT.test(text) && !NO_BENEFIT.test(text));
