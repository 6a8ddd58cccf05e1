import { Injectable } from '@nestjs/common';
import type { AskedPost, CivilPost } from '@qicheng/analysis/civil-service';
import type { CompanionFact } from '@qicheng/analysis/companion';
import { companionResult } from '@qicheng/analysis/companion-result';
import type { RunFacts } from '@qicheng/analysis/define-analysis';
import { comparedQuestion } from '@qicheng/analysis/descriptors/resume-analysis';
import type { PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import type { PreviousAnalysis, ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { resumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { previousOf } from '@qicheng/analysis/resume-previous';
import type { AnalysisServiceName } from '@qicheng/analysis/services';
import { EnrolmentFigureService, ExamPostService } from '../exam-data/index.js';
import { AnalysisService } from './analysis.service.js';
import { digestOf } from './input-hash.js';

/** A question about to be asked, with what is known of its asker. */
interface Asked extends RunFacts {
  userId: string;
  question: object;
}

type FindFacts = (asked: Asked) => Promise<object>;

/** What the inputs of some services hold of what is stored: tables of posts and figures, and earlier runs. */
@Injectable()
export class AnalysisFactService {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly posts: ExamPostService,
    private readonly figures: EnrolmentFigureService,
  ) {}

  private readonly byService: Readonly<Partial<Record<AnalysisServiceName, FindFacts>>> = {
    civilService: async ({ question }) => ({
      posts: await this.resolvePosts((question as { posts: AskedPost[] }).posts),
    }),
    postgradExam: async ({ question }) => ({
      figures: await this.figures.find((question as { targets: PostgradTarget[] }).targets),
    }),
    resumeAnalysis: async (asked) => ({ previous: await this.findPrevious(asked) }),
    companion: async ({ userId }) => ({ memory: await this.findMemory(userId) }),
  };

  /** The facts of this service's input by their names in it; none for most. */
  async find(service: AnalysisServiceName, asked: Asked): Promise<object> {
    return (await this.byService[service]?.(asked)) ?? {};
  }

  /** Posts as they stand now, in the order in which they were asked for. */
  private async resolvePosts(asked: readonly AskedPost[]): Promise<CivilPost[]> {
    const ids = asked.flatMap(({ postId }) => postId ?? []);
    const known = new Map((await this.posts.get([...new Set(ids)])).map((post) => [post.postId, post]));
    return asked.map(({ postId, name, text }, index) => {
      const post = postId === undefined ? undefined : known.get(postId.toLowerCase());
      return post ?? pastedPost(name || `粘贴的职位 ${index + 1}`, text ?? '');
    });
  }

  // The same question again keeps what it was compared with, so that it is the stored run, not a new one.
  private async findPrevious({ userId, resume, ...asked }: Asked): Promise<PreviousAnalysis | null> {
    if (resume?.resumeId === undefined) return null;
    const { resumeId } = resume;
    const last = await this.analyses.findLast({ userId, service: 'resumeAnalysis', resumeId });
    if (last === null) return null;
    const { previous, ...earlier } = last.input as ResumeAnalysisInput;
    const question = comparedQuestion(asked.question, { ...asked, resume });
    if (digestOf(earlier) === digestOf(question)) return previous;
    const result = resumeAnalysisResult.safeParse(last.result);
    // Without a whole there is nothing to compare the next one with.
    return result.success && result.data.overall ? previousOf(last.runId, result.data) : null;
  }

  /** What the companion's newest answer remembers; deleting that answer forgets what it alone held. */
  private async findMemory(userId: string): Promise<CompanionFact[]> {
    const last = await this.analyses.findLast({ userId, service: 'companion' });
    const result = companionResult.safeParse(last?.result);
    return result.success ? result.data.memory : [];
  }
}

const pastedPost = (name: string, text: string): CivilPost => ({
  ...{ table: null, name, department: '', code: '', region: '' },
  conditions: { other: text },
});
