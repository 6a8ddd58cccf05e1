import { Injectable } from '@nestjs/common';
import { Clock, Failure, type Paging } from '../platform/index.js';
import { type Chapter, contentData, type ContentFailure } from './content.js';
import { ContentService, type ShownContent } from './content.service.js';
import { CourseProgressRepository, type CourseState } from './course-progress.repository.js';
import { htmlOf } from './markdown.js';

export interface ShownChapter extends Chapter {
  /** Its text as HTML. */
  html: string;
}

export interface ShownCourse extends ShownContent {
  level: string;
  chapters: ShownChapter[];
  /** Null for visitors and members who have not started. */
  progress: CourseState | null;
}

export interface MyCourse extends CourseState {
  id: string;
  title: string;
  summary: string;
  image: string;
  chapterCount: number;
}

const CHAPTER = /^## +(.+)$/m;

/** Courses in chapters, and how far each member is ([spec 2], /index/curriculum and /index/video). */
@Injectable()
export class CourseService {
  constructor(
    private readonly contents: ContentService,
    private readonly progress: CourseProgressRepository,
    private readonly clock: Clock,
  ) {}

  async get(id: string, userId: string | null): Promise<ShownCourse> {
    const entry = await this.contents.get('course', id);
    const { level, chapters } = contentData.course.parse(entry.data);
    const texts = textsOf(entry.body);
    return {
      ...entry,
      level,
      chapters: chapters.map((chapter) => ({ ...chapter, html: htmlOf(texts.get(chapter.title) ?? '') })),
      progress: userId === null ? null : await this.progress.find(userId, id),
    };
  }

  /** Stores the member's progress; rejects an unknown chapter. */
  async keepPlace(
    userId: string,
    id: string,
    place: { chapter: number; seconds: number; isDone: boolean },
  ): Promise<CourseState> {
    const { data } = await this.contents.find('course', id);
    if (place.chapter > contentData.course.parse(data).chapters.length)
      throw new Failure<ContentFailure>('contentNotFound');
    return this.progress.put({ userId, entryId: id }, place, this.clock.now());
  }

  /** Courses the member has started, latest first. */
  async listMine(userId: string, paging: Paging): Promise<{ list: MyCourse[]; total: number }> {
    const { list, total } = await this.progress.page(userId, paging);
    return {
      total,
      list: list.map(({ entryId, entry: { title, summary, image, data }, ...state }) => ({
        ...state,
        id: entryId,
        title,
        summary,
        image,
        chapterCount: contentData.course.parse(data).chapters.length,
      })),
    };
  }
}

/** The text below each second-level heading, by heading. */
function textsOf(body: string): Map<string, string> {
  const parts = body.split(new RegExp(CHAPTER, 'gm'));
  const texts = new Map<string, string>();
  for (let at = 1; at < parts.length; at += 2)
    texts.set((parts[at] ?? '').trim(), (parts[at + 1] ?? '').trim());
  return texts;
}
