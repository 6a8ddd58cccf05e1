import { pageQuery } from '@qicheng/contract/browser/page-query';

interface PartnerWord {
  ticket: string | null;
  proof: string | null;
}

let word: PartnerWord = { ticket: null, proof: null };

/**
 * Takes a partner's ticket and proof out of the address before anything else reads it: they must stay neither in
 * the address bar nor in the history, nor travel on in a Referer [SS1]. Kept in memory alone.
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
  // An ordinary #anchor would come back as another text.
  if (url.hash.includes('=')) url.hash = fragment.toString();
  window.history.replaceState(window.history.state, '', url);
}

/** What the address carried; a second reader finds nothing, for each counts once. */
export function spendPartnerWord(): PartnerWord {
  const spent = word;
  word = { ticket: null, proof: null };
  return spent;
}
