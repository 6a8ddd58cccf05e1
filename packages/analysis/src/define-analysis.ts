import type { z } from 'zod';
import type { RequestedPost } from './civil-service.js';
import type { PostgradTarget } from './postgrad-exam.js';
import type { ResumeAnalysisInput } from './resume-analysis.js';
import { type AnalysisServiceFacts, type AnalysisServiceName, analysisServices } from './services.js';
import type { ResumeSnapshot } from './subject.js';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A call shared by several services: its address, and its name and line in the API document. */
export interface AnalysisCall {
  readonly path: `/${string}`;
  readonly operation: string;
  readonly summary: string;
}

/** Calls by operation; `Custom` ones take questions in the person's own words. */
export type AnalysisCallRole = 'start' | 'reference' | 'list' | 'last' | 'listCustom' | 'lastCustom';
type AnalysisCallsByRole = Readonly<Partial<Record<AnalysisCallRole, AnalysisCall>>>;

/** What an input consists of besides the question. */
export interface RunFacts {
  readonly resume: ResumeSnapshot | null;
  /** The day in China. */
  readonly today: string;
  /** Its month, for inputs that change monthly at most. */
  readonly month: string;
}

/** The stored facts of an input, by their names in the input. */
export interface StoredFactRequest {
  /** Posts as they are now. */
  readonly posts?: readonly RequestedPost[];
  /** Published figures for the targets. */
  readonly figures?: readonly PostgradTarget[];
  /** The previous analysis of the same résumé. */
  readonly previous?: ComparedFields;
  /** Facts that the person confirmed earlier. */
  readonly memory?: true;
}

/** The part of a question by which two analyses of a résumé are compared. */
export type ComparedFields = {
  readonly [Name in 'target' | 'modules']?: ResumeAnalysisInput[Name] | undefined;
} & { readonly language?: ResumeSnapshot['language'] | undefined };

/** One AI service as the API, core and the pages see it; its rules are its kind in packages/ai. */
export interface AnalysisDescriptor extends AnalysisServiceFacts {
  readonly name: AnalysisServiceName;
  /** The fields of a start, besides résumé, engine and request key. */
  readonly question: Shape;
  /** Everything that a result depends on; stored with the run. */
  readonly input: z.core.$ZodType;
  readonly result: z.core.$ZodType;
  readonly reference?: z.core.$ZodType | undefined;
  readonly calls: AnalysisCallsByRole;
  /** Whether a start may name a résumé or an imported file. */
  readonly hasSubject: boolean;
  /** Whether a question in the person's own words may be added; such runs have their own lists. */
  readonly hasCustom: boolean;
  /** Whether the specification names the calls without their addresses. */
  readonly hasOwnPaths?: boolean;
  /** The field by which lists can be filtered. */
  readonly filter?: 'resumeId' | 'category' | undefined;
  /** Whether a résumé is required. */
  isResumeNeeded?(question: object): boolean;
  /** The stored facts in its input; usually none. */
  storedFacts?(question: object): StoredFactRequest;
  /** Input and title of a run; pure. */
  prepare(question: object, facts: RunFacts): { input: unknown; title: string };
}

interface Definition<
  Name extends AnalysisServiceName,
  Question extends Shape,
  Input,
  Result extends z.core.$ZodType,
  Reference,
  Calls extends AnalysisCallsByRole,
  HasSubject extends boolean,
  HasCustom extends boolean,
  Filter,
> {
  name: Name;
  question: Question;
  input: z.core.$ZodType<Input>;
  result: Result;
  reference?: Reference;
  calls: Calls;
  hasSubject: HasSubject;
  hasCustom: HasCustom;
  hasOwnPaths?: boolean;
  filter?: Filter;
  isResumeNeeded?(question: z.output<z.ZodObject<NoInfer<Question>>>): boolean;
  storedFacts?(question: z.output<z.ZodObject<NoInfer<Question>>>): StoredFactRequest;
  prepare(
    question: z.output<z.ZodObject<NoInfer<Question>>> & { question?: string | undefined },
    facts: RunFacts,
  ): { input: NoInfer<Input>; title: string };
}

/** Describes a service; its price and the version of its rules are in its line of services.ts. */
export const defineAnalysis = <
  const Name extends AnalysisServiceName,
  Question extends Shape,
  Input,
  Result extends z.core.$ZodType,
  const Calls extends AnalysisCallsByRole,
  const HasSubject extends boolean,
  const HasCustom extends boolean,
  Reference extends z.core.$ZodType | undefined = undefined,
  const Filter extends 'resumeId' | 'category' | undefined = undefined,
>(
  definition: Definition<Name, Question, Input, Result, Reference, Calls, HasSubject, HasCustom, Filter>,
) => ({ ...analysisServices[definition.name], ...definition });
