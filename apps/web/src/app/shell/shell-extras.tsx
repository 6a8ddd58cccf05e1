import { pageQuery } from '@qicheng/contract/browser/page-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RequestedTopStrip, TopStrip } from '#src/features/site/strip/top-strip.jsx';
import { useIsBrowser } from '#src/lib/device.js';
import { optionalPart } from '#src/lib/load-chunk.js';
import { useSiteInfo, useStripOfServer } from '#src/lib/site-context.jsx';
import { hasStrip } from './menu-place.js';

const Service = optionalPart(
  async () => (await import('#src/features/site/service/service-widget.jsx')).ServiceWidget,
);
const Debug = optionalPart(
  async () => (await import('#src/features/site/debug/debug-button.jsx')).DebugButton,
);

const ThemeChoice = optionalPart(async () => (await import('#src/components/theme-choice.jsx')).ThemeChoice);

/** Mounts its content after hydration, once it is first wanted. */
function AfterHydration({ isNeeded = true, children }: { isNeeded?: boolean; children: ReactNode }) {
  const isBrowser = useIsBrowser();
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return isBrowser && wasNeeded ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** The closable strip: part of a page that the server rendered with it; otherwise it is never requested. */
export function TopStripHost() {
  const isShown = hasStrip(useLocation());
  const strip = useStripOfServer();
  if (strip !== undefined) return <TopStrip strip={strip} isShown={isShown} />;
  return (
    <AfterHydration isNeeded={isShown}>
      <RequestedTopStrip isShown={isShown} />
    </AfterHydration>
  );
}

/** Light, dark, or the system's theme. */
export const ThemeHost = () => (
  <AfterHydration>
    <ThemeChoice />
  </AfterHydration>
);

/** Contact options ([spec 2], "Floating widget"). */
export const ServiceHost = () => (
  <AfterHydration>
    <Service />
  </AfterHydration>
);

/** Shown by the site flag, or after an address with `?debug=1` for the rest of the visit [decision 34]. */
export function DebugHost() {
  const isFlagged = useSiteInfo()?.debugButton === true;
  const isNamed = new URLSearchParams(useLocation().search).get(pageQuery.debug) === '1';
  return (
    <AfterHydration isNeeded={isFlagged || isNamed}>
      <Debug />
    </AfterHydration>
  );
}
