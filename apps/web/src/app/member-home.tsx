import { lazy, type ReactNode, Suspense } from 'react';
import { optionalPart } from '#src/lib/load-chunk.js';
import { OwnWorkOutline } from './own-work-outline.js';

const OwnWork = lazy(async () => {
  const own = await import('./own-work.js').catch(() => null);
  return { default: own?.OwnWork ?? (({ otherwise }: { otherwise: ReactNode }) => otherwise) };
});

const HomeWelcome = optionalPart(
  async () => (await import('#src/features/welcome/home-welcome.jsx')).HomeWelcome,
);

/** A member's home: the most recently changed résumé and the next steps for a newcomer. */
export const MemberHome = ({ hero }: { hero: ReactNode }) => (
  <>
    <Suspense fallback={<OwnWorkOutline />}>
      <OwnWork otherwise={hero} />
    </Suspense>
    <Suspense fallback={null}>
      <HomeWelcome />
    </Suspense>
  </>
);
