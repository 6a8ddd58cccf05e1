import { Controller, Get, Param, Res } from '@nestjs/common';
import { Failure } from '@qicheng/core/platform';
import { type RosterFailure, StudentFiguresService } from '@qicheng/core/student';
import type { Response } from 'express';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { schoolFiguresPage } from './school-figures.page.js';

/** How far the students of a school use the site, for its employment office. */
@Controller()
export class OperatorSchoolFiguresController {
  constructor(private readonly figures: StudentFiguresService) {}

  @Get(operatorPages.schoolFigures)
  @OperatorPage('runSchools')
  async show(
    @Viewer() viewer: Viewer,
    @Param('code') code: string,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.figures.of(`operator:${viewer.operator.name}`, code).catch((thrown: unknown) => {
      const isUnknown =
        thrown instanceof Failure && thrown.reason === ('schoolUnknown' satisfies RosterFailure);
      throw isUnknown ? new Failure('notFound') : thrown;
    });
    const body = schoolFiguresPage(found);
    sendPage(response, { title: found.school, path: operatorPages.schools, viewer, body });
  }
}
