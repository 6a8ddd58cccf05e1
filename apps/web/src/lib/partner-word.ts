import { pageQuery } from '@qicheng/contract/browser/page-query';

interface PartnerWord {
  ticket: string | null;
  proof: string | null;
}

let word: PartnerWord = { ticket: null, proof: null };

/**
 * Removes a partner's ticket and proof from the address before anything else reads it: they must not stay in
 * the address bar or history, nor leak in a Referer [SS1]. They are held in memory only.
 */
export function takePartnerWord(): void {
  const url = new URL(window.location.href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const take = (name: string): string | null => {
    const found = fragment.get(name) ?? url.searchParams.get(name);
    fragment.delete(name);
    url.searchParams.delete(name);
    return found === '' ? null : found;
  };
  const taken = { ticket: take(pageQuery.partnerTicket), proof: take(pageQuery.memberProof) };
  if (taken.ticket === null && taken.proof === null) return;
  word = taken;
  // Serialising an ordinary #anchor would change its text.
  if (url.hash.includes('=')) url.hash = fragment.toString();
  window.history.replaceState(window.history.state, '', url);
}

/** Returns what the address carried, once: tickets and proofs are single-use. */
export function spendPartnerWord(): PartnerWord {
  const spent = word;
  word = { ticket: null, proof: null };
  return spent;
}
