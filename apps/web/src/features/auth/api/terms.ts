import { getConsent, setConsent } from '@qicheng/contract/consent/index';
import { call } from '#src/lib/api.js';

/** If it cannot be determined now, the next sign-in asks again. */
export const hasAgreedToTerms = (): Promise<boolean> =>
  call(getConsent, { kind: 'terms' }).then(
    ({ isGiven }) => isGiven,
    () => true,
  );

export const agreeToTerms = () => call(setConsent, { kind: 'terms', isGiven: true });
