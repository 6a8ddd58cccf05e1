import { findTemplate } from '@qicheng/templates/catalog';
import { ResumePreview } from '@qicheng/templates/preview';
import { Button } from '@qicheng/ui/button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Sheet } from '#src/components/sheet.jsx';
import { useFittedZoom } from '#src/lib/fitted-zoom.js';
import { sampleResume } from '#src/lib/sample-resume.js';
import styles from './product-motion.module.css';
import type { ResumeDocument } from '@qicheng/resume/document';

interface Scene {
  name: string;
  text: string;
  /** Number of frames, and the duration of each. */
  steps: number;
  ms: number;
  draw: (document: ResumeDocument, step: number) => ResumeDocument;
}

const NAME = '林知远';
const HEADLINE = '后端开发工程师 · 2027 届';
const LETTERS = NAME.length + HEADLINE.length;
/** Still frames after the typing. */
const REST = 10;

const TEMPLATES = ['tem0001', 'tem0002', 'tem0006', 'tem0004'] as const;

const typed = (text: string, count: number) => ({ zh: text.slice(0, Math.max(0, count)) });

/** The same résumé in English, which usually has no photo. */
const inEnglish = ({
  basics: { photo: _photo, ...basics },
  ...document
}: ResumeDocument): ResumeDocument => ({
  ...document,
  basics,
  meta: { ...document.meta, lang: 'en' },
});

export const scenes: readonly [Scene, ...Scene[]] = [
  {
    name: '写一个字，页面动一下',
    text: '预览就是成品：分页、行尾和字体与导出的文件一致，也可以直接在页面上写。',
    steps: LETTERS + REST,
    ms: 150,
    draw: (document, step) => ({
      ...document,
      basics: {
        ...document.basics,
        name: typed(NAME, step),
        headline: typed(HEADLINE, step - NAME.length),
      },
    }),
  },
  {
    name: '换一套模板，内容不用重填',
    text: '颜色、字体、间距各自可调，改完立刻看到整页的样子。',
    steps: TEMPLATES.length,
    ms: 1_600,
    draw: (document, step) => ({
      ...document,
      meta: { ...document.meta, templateCode: TEMPLATES[step] ?? TEMPLATES[0] },
    }),
  },
  {
    name: '中文写完，英文接着写',
    text: '两种语言在同一份简历里，逐条对照；哪一处译文过期，会标出来。',
    steps: 2,
    ms: 2_800,
    draw: (document, step) => (step === 0 ? document : inEnglish(document)),
  },
];

interface Frame {
  scene: number;
  step: number;
}

/** The first frame of a scene; the last one if motion is off. */
const startOf = (scene: number, isStill: boolean): Frame => ({
  scene,
  step: isStill ? (scenes[scene]?.steps ?? 1) - 1 : 0,
});

/** The next frame; the last scene is followed by the first. */
const stepAfter = ({ scene, step }: Frame): Frame =>
  step + 1 < (scenes[scene]?.steps ?? 0)
    ? { scene, step: step + 1 }
    : { scene: (scene + 1) % scenes.length, step: 0 };

const SAMPLE = findTemplate('tem0001')?.sample ?? 'computerScience';

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the element is in the viewport. */
function useIsSeen(element: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

/**
 * An animation of the editor's own pages; it stops on request, out of view, and for users who prefer reduced
 * motion.
 */
export function ProductMotion() {
  const root = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(root);
  const [isPlaying, setPlaying] = useState(() => !wantsStill());
  const [frame, setFrame] = useState<Frame>(() => startOf(0, wantsStill()));
  const { zoom, ref } = useFittedZoom();
  const sample = useMemo(() => sampleResume(SAMPLE), []);
  const scene = scenes[frame.scene] ?? scenes[0];
  const document = useMemo(() => scene.draw(sample.document, frame.step), [scene, sample, frame.step]);
  useEffect(() => {
    if (!isPlaying || !isSeen) return undefined;
    const timer = setTimeout(() => setFrame(stepAfter), scene.ms);
    return () => clearTimeout(timer);
  }, [isPlaying, isSeen, frame, scene]);
  return (
    <div ref={root} className={styles.motion}>
      <div className={styles.side}>
        <ul className={styles.scenes}>
          {scenes.map(({ name, text }, place) => (
            <li key={name} className={styles.scene} data-on={place === frame.scene}>
              <button
                type="button"
                aria-pressed={place === frame.scene}
                onClick={() => setFrame(startOf(place, !isPlaying))}
              >
                {name}
              </button>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Button onClick={() => setPlaying(!isPlaying)}>{isPlaying ? '暂停演示' : '播放演示'}</Button>
      </div>
      <div className={styles.sheet} role="img" aria-label="示例简历随内容、模板和语言变化">
        <Sheet>
          <div ref={ref} inert>
            <ResumePreview
              document={document}
              zoom={zoom}
              {...(sample.photoUrl !== undefined && { photoUrl: sample.photoUrl })}
            />
          </div>
        </Sheet>
      </div>
    </div>
  );
}
