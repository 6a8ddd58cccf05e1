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

export interface Frame {
  scene: number;
  step: number;
}

/** The first frame of a scene; the last one if motion is off. */
export const startOf = (scene: number, isStill: boolean): Frame => ({
  scene,
  step: isStill ? (scenes[scene]?.steps ?? 1) - 1 : 0,
});

/** The next frame; the last scene is followed by the first. */
export const stepAfter = ({ scene, step }: Frame): Frame =>
  step + 1 < (scenes[scene]?.steps ?? 0)
    ? { scene, step: step + 1 }
    : { scene: (scene + 1) % scenes.length, step: 0 };
