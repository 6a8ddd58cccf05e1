import { getConsent, setConsent } from '@qicheng/contract/consent/index';
import { call } from '#src/lib/api.js';

/** What cannot be told just now is asked at the next way in. */
export const hasAgreedToTerms = (): Promise<boolean> =>
  call(getConsent, { kind: 'terms' }).then(
    ({ isGiven }) => isGiven,
    () => true,
  );

export const agreeToTerms = () => call(setConsent, { kind: 'terms', isGiven: true });
