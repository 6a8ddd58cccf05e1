import type { Photo } from './basics.js';
import type { ResumeDocument } from './document.js';
import * as phrases from './generate/phrases.js';
import { chance, type Chance } from './generate/random.js';
import { compose, composer, day, span, type Composer, type StatementText } from './samples/compose.js';
import type { SectionKey } from './sections.js';

const COLOURS = ['#7f9db9', '#a8907d', '#8ea88c', '#9a8fb0'];
const PREFIX = 'sample-photo-';

/** A photo of a fictional person; `samplePhotoSource` draws it. */
const photoFor = (pick: Chance): Photo => ({
  fileId: `${PREFIX}${pick.between(0, COLOURS.length - 1)}`,
  ratio: pick.of(['oneInch', 'twoInch', 'square'] as const),
});

/** The image of a generated photo as a data URL; undefined for files of real users. */
export function samplePhotoSource({ fileId }: Pick<Photo, 'fileId'>): string | undefined {
  const colour = fileId.startsWith(PREFIX) ? COLOURS[Number(fileId.slice(PREFIX.length))] : undefined;
  if (!colour) return undefined;
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="295" height="413" viewBox="0 0 295 413">' +
    `<rect width="295" height="413" fill="${colour}"/><circle cx="147" cy="160" r="72" fill="#f3e3d3"/>` +
    '<path d="M30 413c0-96 52-150 117-150s118 54 118 150z" fill="#1c2430"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Properties that make a generated résumé hard to print. */
export const SHAPES = ['short', 'long', 'hugeBullets', 'noPhoto', 'english', 'mixed'] as const;
export type Shape = (typeof SHAPES)[number];

interface Plan {
  jobs: number;
  projects: number;
  bullets: number;
  /** Clauses per statement. */
  clauses: number;
  photo: boolean;
  /** Languages of the statements. */
  words: 'zh' | 'en' | 'both';
}

const PLANS: Readonly<Record<Shape, Plan>> = {
  short: { jobs: 1, projects: 0, bullets: 2, clauses: 1, photo: true, words: 'zh' },
  long: { jobs: 5, projects: 5, bullets: 5, clauses: 1, photo: true, words: 'zh' },
  hugeBullets: { jobs: 2, projects: 2, bullets: 3, clauses: 9, photo: true, words: 'zh' },
  noPhoto: { jobs: 2, projects: 2, bullets: 3, clauses: 1, photo: false, words: 'zh' },
  english: { jobs: 2, projects: 2, bullets: 3, clauses: 1, photo: false, words: 'en' },
  mixed: { jobs: 2, projects: 2, bullets: 3, clauses: 2, photo: true, words: 'both' },
};

/** A realistic fictional résumé, deterministic by seed and shape. Without a shape, the seed selects one. */
export function generateResume(seed: number, shape: Shape = shapeOf(seed)): ResumeDocument {
  const pick = chance(seed * 2654435761 + SHAPES.indexOf(shape));
  const writer = new Writer(pick, composer(`g${seed}x`), PLANS[shape]);
  return compose({ lang: shape === 'english' ? 'en' : 'zh', order: orderFor(pick) }, writer.parts());
}

/** The default shape of a seed. */
export const shapeOf = (seed: number): Shape => SHAPES[Math.abs(Math.trunc(seed)) % SHAPES.length] ?? 'short';

const BODY: readonly SectionKey[] = ['education', 'internships', 'projects', 'campus', 'awards', 'skills'];

function orderFor(pick: Chance): SectionKey[] {
  const first = pick.of<SectionKey[]>([
    ['education', 'internships'],
    ['internships', 'education'],
  ]);
  const rest = BODY.filter((key) => !first.includes(key));
  return ['intention', ...first, ...rest, 'selfEvaluation', 'hobbies'];
}

class Writer {
  constructor(
    private readonly pick: Chance,
    private readonly compose: Composer,
    private readonly plan: Plan,
  ) {}

  parts(): Partial<ResumeDocument> {
    const { pick, plan, compose } = this;
    return {
      basics: this.basics(),
      intention: {
        positions: [{ name: this.text(pick.of(phrases.TITLES)) }],
        cities: [{ name: this.text(pick.of(phrases.CITIES)) }],
        salary: { min: pick.between(6, 12), max: pick.between(13, 25), unit: 'kiloPerMonth' },
        jobType: pick.of(['fullTime', 'internship']),
      },
      education: this.several(plan.jobs > 3 ? 2 : 1, (index) => this.education(2022 - index * 4)),
      internships: this.several(plan.jobs, (index) => this.job(2026 - index)),
      projects: this.several(plan.projects, (index) => this.project(2026 - index)),
      campus: this.several(plan.jobs > 1 ? 1 : 0, () => this.office()),
      awards: this.several(Math.min(plan.jobs, 4), (index) => this.award(2026 - index)),
      skills: this.several(3, () => this.skill()),
      selfEvaluation: compose.paragraphs(this.statement(plan.clauses)),
      hobbies: [
        { id: compose.id(), name: this.text(['长跑', 'Running']) },
        { id: compose.id(), name: this.text(['摄影', 'Photography']) },
      ],
    };
  }

  private basics(): ResumeDocument['basics'] {
    const { pick, plan } = this;
    const name = phrases.personName(pick);
    return {
      name: plan.words === 'zh' ? { zh: name.zh } : plan.words === 'en' ? { en: name.en } : name,
      headline: this.text(pick.of(phrases.TITLES)),
      phone: `1380000${String(pick.between(0, 9999)).padStart(4, '0')}`,
      email: `candidate${pick.between(1, 999)}@example.com`,
      residence: { name: this.text(pick.of(phrases.CITIES)) },
      ...(plan.words !== 'en' && {
        gender: pick.of(['male', 'female'] as const),
        birthDate: { y: pick.between(1995, 2006), m: pick.between(1, 12) },
        politicalStatus: { code: pick.of(['01', '02', '03', '13'] as const) },
        nativePlace: { name: this.text(pick.of(phrases.CITIES)) },
      }),
      ...(plan.photo && { photo: photoFor(pick) }),
    };
  }

  private education(from: number): ResumeDocument['education'][number] {
    const { pick, compose } = this;
    return {
      id: compose.id(),
      school: { name: this.text(pick.of(phrases.SCHOOLS)), tags: pick.happens(0.5) ? ['doubleFirst'] : [] },
      major: this.text(pick.of(phrases.MAJORS)),
      degreeLevel: pick.of(['bachelor', 'master', 'college']),
      period: span(`${from}.09-${from + 4}.06`),
      gpa: { value: pick.between(30, 40) / 10, scale: 4 },
      courses: pick.some(phrases.MAJORS, 4).map((course) => ({ name: this.text(course) })),
    };
  }

  private job(year: number): ResumeDocument['internships'][number] {
    const { pick, compose, plan } = this;
    return {
      id: compose.id(),
      company: this.text(pick.of(phrases.COMPANIES)),
      title: this.text(pick.of(phrases.TITLES)),
      place: this.text(pick.of(phrases.CITIES)),
      period: pick.happens(0.2) ? span(`${year}.07-`) : span(`${year}.03-${year}.09`),
      highlights: this.statements(plan.bullets),
    };
  }

  private project(year: number): ResumeDocument['projects'][number] {
    const { pick, compose, plan } = this;
    const [zh, en] = pick.of(phrases.MAJORS);
    return {
      id: compose.id(),
      name: this.text([`${zh}综合管理平台`, `${en} Platform`]),
      role: this.text(['负责人', 'Lead']),
      tech: pick.some(['TypeScript', 'Python', 'PostgreSQL', 'SolidWorks'], 2),
      period: span(`${year - 1}.10-${year}.02`),
      highlights: this.statements(plan.bullets),
    };
  }

  private office(): ResumeDocument['campus'][number] {
    const { pick, compose } = this;
    return {
      id: compose.id(),
      organisation: this.text(pick.of(phrases.ORGANISATIONS)),
      role: this.text(['部长', 'Head']),
      period: span('2023.09-2024.06'),
      highlights: this.statements(1),
    };
  }

  private award(year: number): ResumeDocument['awards'][number] {
    const { pick, compose } = this;
    return {
      id: compose.id(),
      name: this.text(pick.of(phrases.AWARDS)),
      level: pick.of(['national', 'provincial', 'university']),
      date: day(`${year}.11`),
    };
  }

  private skill(): ResumeDocument['skills'][number] {
    const { pick, compose, plan } = this;
    const words =
      plan.words === 'en' ? phrases.SKILLS.filter((skill) => !/\p{Script=Han}/u.test(skill)) : phrases.SKILLS;
    return {
      id: compose.id(),
      name: this.text(pick.of(phrases.SKILL_GROUPS)),
      level: pick.of(['familiar', 'proficient', 'expert']),
      keywords: pick.some(words, 3),
    };
  }

  private several<Item>(count: number, build: (index: number) => Item): Item[] {
    return Array.from({ length: count }, (_, index) => build(index));
  }

  private text([zh, en]: readonly [string, string]) {
    const { words } = this.plan;
    return this.compose.t(words === 'en' ? undefined : zh, words === 'zh' ? undefined : en);
  }

  private statements(count: number) {
    return this.compose.bullets(...this.several(count, () => this.statement(this.plan.clauses)));
  }

  private statement(clauses: number): StatementText {
    const [zh, en] = phrases.statement(this.pick, clauses);
    return { zh, en: { en }, both: [zh, en] as const }[this.plan.words];
  }
}
