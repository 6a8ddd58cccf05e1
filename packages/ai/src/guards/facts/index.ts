export { type FactClaim, type FactKind, MISSING_FACT } from './claim.js';
export { factSource, type FactSource, ComputedFacts } from './fact-source.js';
export { claimsOf, isSupported, verifyFacts, type VerifiedText } from './verify-facts.js';
