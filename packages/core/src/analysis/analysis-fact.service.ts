import { Injectable } from '@nestjs/common';
import type { RequestedPost, CivilPost } from '@qicheng/analysis/civil-service';
import type { CompanionFact } from '@qicheng/analysis/companion';
import { companionResult } from '@qicheng/analysis/companion-result';
import type { ComparedFields, RunFacts, StoredFactRequest } from '@qicheng/analysis/define-analysis';
import { comparedQuestion } from '@qicheng/analysis/descriptors/resume-analysis';
import type { PreviousAnalysis, ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { resumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { previousOf } from '@qicheng/analysis/resume-previous';
import { EnrolmentFigureService, ExamPostService } from '../exam-data/index.js';
import { AnalysisService } from './analysis.service.js';
import { digestOf } from './input-hash.js';

/** The user, and what is known about the run. */
interface UserRunFacts extends RunFacts {
  userId: string;
}

/** Stored facts in the inputs of some services: tables of posts and figures, and earlier runs. */
@Injectable()
export class AnalysisFactService {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly posts: ExamPostService,
    private readonly figures: EnrolmentFigureService,
  ) {}

  /** The facts that a descriptor declares, by their names in its input. */
  async find({ posts, figures, previous, memory }: StoredFactRequest, facts: UserRunFacts): Promise<object> {
    return {
      ...(posts && { posts: await this.resolvePosts(posts) }),
      ...(figures && { figures: await this.figures.find(figures) }),
      ...(previous && { previous: await this.findPrevious(previous, facts) }),
      ...(memory && { memory: await this.findMemory(facts.userId) }),
    };
  }

  /** The current posts, in the requested order. */
  private async resolvePosts(requested: readonly RequestedPost[]): Promise<CivilPost[]> {
    const ids = requested.flatMap(({ postId }) => postId ?? []);
    const known = new Map((await this.posts.get([...new Set(ids)])).map((post) => [post.postId, post]));
    return requested.map(({ postId, name, text }, index) => {
      const post = postId === undefined ? undefined : known.get(postId.toLowerCase());
      return post ?? pastedPost(name || `粘贴的职位 ${index + 1}`, text ?? '');
    });
  }

  // A repeated question keeps its comparison, so that it returns the stored run instead of a new one.
  private async findPrevious(
    fields: ComparedFields,
    { userId, resume, ...facts }: UserRunFacts,
  ): Promise<PreviousAnalysis | null> {
    if (resume?.resumeId === undefined) return null;
    const question = comparedQuestion(fields, { ...facts, resume });
    const { resumeId, language } = question.resume;
    const last = await this.analyses.findLast({ userId, service: 'resumeAnalysis', resumeId, language });
    if (last === null) return null;
    const { previous, ...earlier } = last.input as ResumeAnalysisInput;
    if (digestOf(earlier) === digestOf(question)) return previous;
    const result = resumeAnalysisResult.safeParse(last.result);
    // Without a total there is nothing to compare the next run with.
    return result.success && result.data.overall ? previousOf(last.runId, result.data) : null;
  }

  /**
   * Facts remembered by the companion's latest answer; deleting that answer deletes facts stored only there.
   */
  private async findMemory(userId: string): Promise<CompanionFact[]> {
    const last = await this.analyses.findLast({ userId, service: 'companion' });
    const result = companionResult.safeParse(last?.result);
    return result.success ? result.data.memory : [];
  }
}

const pastedPost = (name: string, text: string): CivilPost => ({
  table: null,
  name,
  department: '',
  code: '',
  region: '',
  conditions: { other: text },
});
