import { catalog, type CatalogEntry, findTemplate } from '@qicheng/templates/catalog';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { Sheet } from '#src/components/sheet.jsx';
import { useFittedZoom } from '#src/lib/fitted-zoom.js';
import { loadChunk } from '#src/lib/load-chunk.js';
import styles from './hero-live.module.css';
import type { NamedPageProps } from './named-page.js';
import { TemplateStill } from './template-still.js';

/** Designs that differ at a glance; the first is at the front of the fan. */
const SHOWN = ['tem0001', 'tem0003', 'tem0006', 'tem0002', 'tem0005'].flatMap(
  (code): readonly CatalogEntry[] => {
    const entry = findTemplate(code);
    return entry ? [entry] : [];
  },
);
const FIRST = SHOWN[0] ?? Object.values(catalog)[0];

const WALK_MS = 1_200;
/** Few enough that the animation needs no stop button. */
const WALK_STEPS = 3;

/** Cycles through the designs once after a name has been typed, until one is chosen. */
function useWalk(name: string) {
  const [place, setPlace] = useState(0);
  const [isChosen, setChosen] = useState(false);
  const isWalking = name !== '' && !isChosen && place < Math.min(WALK_STEPS, SHOWN.length - 1);
  useEffect(() => {
    if (!isWalking || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => setPlace(place + 1), WALK_MS);
    return () => clearTimeout(timer);
  }, [isWalking, place, name]);
  return {
    template: SHOWN[place] ?? FIRST,
    /** Freezes the current design: nothing may change under a pointer on its way to a button. */
    stay: () => setChosen(true),
    choose: (next: number) => {
      setChosen(true);
      setPlace(next);
    },
  };
}

/** If the page renderer fails to load, the template's picture stays. */
const NamedPage = lazy(() =>
  loadChunk(() => import('./named-page.js')).then(
    (module) => ({ default: module.NamedPage }),
    () => ({ default: ({ template }: NamedPageProps) => <TemplateStill code={template.code} /> }),
  ),
);

interface HeroLiveProps {
  name: string;
  startOn: (template: CatalogEntry) => ReactNode;
}

/** A real sheet that follows the typed name, in each design; loaded on the first key press. */
export function HeroLive({ name, startOn }: HeroLiveProps) {
  const { zoom, ref } = useFittedZoom();
  const { template, stay, choose } = useWalk(name);
  const group = useId();
  if (!template) return null;
  return (
    <div className={styles.live}>
      <div className={styles.sheet} role="img" aria-label={`${template.name}模板的示例简历，姓名为您所填`}>
        <Sheet>
          <div ref={ref} inert>
            <Suspense fallback={<TemplateStill key={template.code} code={template.code} />}>
              <NamedPage template={template} name={name} zoom={zoom} />
            </Suspense>
          </div>
        </Sheet>
      </div>
      <div className={styles.side} onPointerEnter={stay} onFocus={stay}>
        <div role="radiogroup" aria-label="换一套模板" className={styles.choices}>
          {SHOWN.map((each, place) => (
            <label key={each.code} className={styles.choice} data-on={each === template}>
              <input
                type="radio"
                name={group}
                className="visually-hidden"
                checked={each === template}
                onChange={() => choose(place)}
              />
              <span
                className={styles.colour}
                style={{ background: each.defaults.accent }}
                aria-hidden="true"
              />
              {each.name}
            </label>
          ))}
        </div>
        {startOn(template)}
      </div>
    </div>
  );
}
