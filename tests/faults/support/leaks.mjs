// Personal data in the logs of API and worker; during faults, error messages may repeat the failed request or query.
import { SENTENCE } from '#bench/support/client.mjs';

const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/;

/**
 * Returns the kinds of phones, passwords, tokens and résumé texts found in the logs; must be empty [goal 16].
 * @param {import('./site.mjs').FaultSite} site @returns {string[]}
 */
export function leaks(site) {
  return ['api', 'worker'].flatMap((app) => {
    const log = site.log(app);
    const secrets = site.secrets.filter((secret) => log.includes(secret)).map(() => 'a password or a token');
    const phone = PHONE.test(log) ? ['a phone number'] : [];
    const text = log.includes(SENTENCE) ? ['a text of a résumé'] : [];
    return [...new Set([...secrets, ...phone, ...text])].map((what) => `the log of ${app} holds ${what}`);
  });
}
