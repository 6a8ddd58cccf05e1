import { pageQuery } from '@qicheng/contract/browser/page-query';

interface PartnerCredentials {
  ticket: string | null;
  proof: string | null;
}

let credentials: PartnerCredentials = { ticket: null, proof: null };

/**
 * Removes a partner's ticket and proof from the address before anything else reads it: they must not stay in
 * the address bar or history, nor leak in a Referer [SS1]. They are held in memory only.
 */
export function capturePartnerCredentials(): void {
  const url = new URL(window.location.href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const take = (name: string): string | null => {
    const found = fragment.get(name) ?? url.searchParams.get(name);
    fragment.delete(name);
    url.searchParams.delete(name);
    return found === '' ? null : found;
  };
  const captured = { ticket: take(pageQuery.partnerTicket), proof: take(pageQuery.memberProof) };
  if (captured.ticket === null && captured.proof === null) return;
  credentials = captured;
  // Serialising an ordinary #anchor would change its text.
  if (url.hash.includes('=')) url.hash = fragment.toString();
  window.history.replaceState(window.history.state, '', url);
}

/** Returns what the address carried, once: tickets and proofs are single-use. */
export function consumePartnerCredentials(): PartnerCredentials {
  const consumed = credentials;
  credentials = { ticket: null, proof: null };
  return consumed;
}
