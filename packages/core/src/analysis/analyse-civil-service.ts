import { Injectable } from '@nestjs/common';
import type { AskedPost, CivilInput, CivilPost } from '@qicheng/analysis/civil-service';
import { ExamPostService } from '../exam-data/index.js';
import { chinaDay, Clock } from '../platform/index.js';
import { AnalysisService } from './analysis.service.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';
import { AnalysisSubjectService, type SubjectReference } from './analysis-subject.service.js';

const TITLE_LENGTH = 200;

type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> &
  SubjectReference & { asked: Omit<CivilInput, 'posts' | 'resume' | 'today'> & { posts: AskedPost[] } };

/** Starts analyses of civil service posts: of the imported tables, or of conditions that were pasted. */
@Injectable()
export class AnalyseCivilService {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly subjects: AnalysisSubjectService,
    private readonly posts: ExamPostService,
    private readonly clock: Clock,
  ) {}

  /** Starts one; it is named after its posts, or by the question in the person's own words. */
  async start({ asked, resumeId, importId, ...request }: Asked): Promise<AnalysisRun> {
    const resume = await this.subjects.find(request.userId, { resumeId, importId });
    const posts = await this.resolve(asked.posts);
    const input: CivilInput = { ...asked, posts, resume, today: chinaDay(this.clock.now()) };
    return this.analyses.start({
      ...request,
      service: 'civilService',
      isCustom: asked.question !== undefined,
      resumeId: resume?.resumeId,
      title: (asked.question ?? posts.map(({ name }) => name).join(' / ')).slice(0, TITLE_LENGTH),
      input,
    });
  }

  /** Posts as they stand now, in the order in which they were asked for. */
  private async resolve(asked: readonly AskedPost[]): Promise<CivilPost[]> {
    const ids = asked.flatMap(({ postId }) => postId ?? []);
    const known = new Map((await this.posts.get([...new Set(ids)])).map((post) => [post.postId, post]));
    return asked.map(({ postId, name, text }, index) => {
      const post = postId === undefined ? undefined : known.get(postId.toLowerCase());
      return post ?? pastedPost(name || `粘贴的职位 ${index + 1}`, text ?? '');
    });
  }
}

const pastedPost = (name: string, text: string): CivilPost => ({
  ...{ table: null, name, department: '', code: '', region: '' },
  conditions: { other: text },
});
