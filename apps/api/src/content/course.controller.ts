import { Controller } from '@nestjs/common';
import { getCourse, keepCoursePlace, listCourses, listMyCourses } from '@qicheng/contract/content/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ContentService, CourseService } from '@qicheng/core/content';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 20;

@Controller()
export class CourseController {
  constructor(
    private readonly contents: ContentService,
    private readonly courses: CourseService,
  ) {}

  @Handles(listCourses)
  list(
    @Input() { page = 1, limit = PAGE_SIZE, ...query }: InputOf<typeof listCourses>,
  ): Promise<ResultOf<typeof listCourses>> {
    return this.contents.list('course', query, { page, limit });
  }

  @Handles(listMyCourses)
  listMine(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listMyCourses>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listMyCourses>> {
    return this.courses.listMine(userId, { page, limit });
  }

  @Handles(getCourse)
  get(
    @Input() { id }: InputOf<typeof getCourse>,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof getCourse>> {
    return this.courses.get(id, caller?.userId ?? null);
  }

  @Handles(keepCoursePlace)
  keepPlace(
    @Input() { id, chapter, seconds = 0, isDone = false }: InputOf<typeof keepCoursePlace>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof keepCoursePlace>> {
    return this.courses.keepPlace(userId, id, { chapter, seconds, isDone });
  }
}
