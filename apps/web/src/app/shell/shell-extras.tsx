import { pageQuery } from '@qicheng/contract/browser/page-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsBrowser } from '../../lib/is-browser.js';
import { optionalPart } from '../../lib/optional-part.js';
import { useSiteInfo } from '../../lib/site-context.js';
import { hasStrip } from './menu-place.js';

const Strip = optionalPart(async () => (await import('../../features/site/strip/top-strip.js')).TopStrip);
const Service = optionalPart(
  async () => (await import('../../features/site/service/service-widget.js')).ServiceWidget,
);
const Debug = optionalPart(
  async () => (await import('../../features/site/debug/debug-button.js')).DebugButton,
);

/** Loads what it holds once the page has been taken over and it is wanted for the first time. */
function Later({ isWanted = true, children }: { isWanted?: boolean; children: ReactNode }) {
  const isBrowser = useIsBrowser();
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return isBrowser && wasWanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** The closable strip; a visit without a page that has one never asks for it. */
export function TopStripHost() {
  const isShown = hasStrip(useLocation().pathname);
  return (
    <Later isWanted={isShown}>
      <Strip isShown={isShown} />
    </Later>
  );
}

/** The ways to reach the service (spec section 2, "Floating widget"). */
export const ServiceHost = () => (
  <Later>
    <Service />
  </Later>
);

/** By the site flag, or from an address with `?debug=1` while the visit lasts (decision 34). */
export function DebugHost() {
  const isFlagged = useSiteInfo()?.debugButton === true;
  const isNamed = new URLSearchParams(useLocation().search).get(pageQuery.debug) === '1';
  return (
    <Later isWanted={isFlagged || isNamed}>
      <Debug />
    </Later>
  );
}
