import { Controller, Module } from '@nestjs/common';
import { MAX_APPLICATIONS } from '@qicheng/analysis/job-application';
import {
  addPosting,
  createApplication,
  getApplication,
  linkApplication,
  listApplications,
  moveApplication,
  removeApplication,
  saveApplication,
} from '@qicheng/contract/job-application/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { JobApplicationModule, JobApplicationService } from '@qicheng/core/job-application';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class JobApplicationController {
  constructor(private readonly applications: JobApplicationService) {}

  @Handles(listApplications)
  async list(
    @Input() _input: InputOf<typeof listApplications>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listApplications>> {
    return { list: await this.applications.list(userId), most: MAX_APPLICATIONS };
  }

  @Handles(getApplication)
  get(
    @Input() { id }: InputOf<typeof getApplication>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getApplication>> {
    return this.applications.get(userId, id);
  }

  @Handles(createApplication)
  create(
    @Input() made: InputOf<typeof createApplication>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof createApplication>> {
    return this.applications.create(userId, made);
  }

  @Handles(addPosting)
  addPosting(
    @Input() { postingId }: InputOf<typeof addPosting>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof addPosting>> {
    return this.applications.addPosting(userId, postingId);
  }

  @Handles(saveApplication)
  save(
    @Input() saved: InputOf<typeof saveApplication>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof saveApplication>> {
    return this.applications.save(userId, saved);
  }

  @Handles(moveApplication)
  move(
    @Input() move: InputOf<typeof moveApplication>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof moveApplication>> {
    return this.applications.move(userId, move);
  }

  @Handles(linkApplication)
  link(
    @Input() { id, ...links }: InputOf<typeof linkApplication>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof linkApplication>> {
    return this.applications.link(userId, id, links);
  }

  @Handles(removeApplication)
  async remove(
    @Input() { id }: InputOf<typeof removeApplication>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof removeApplication>> {
    await this.applications.remove(userId, id);
    return null;
  }
}

@Module({ imports: [JobApplicationModule], controllers: [JobApplicationController] })
export class JobApplicationHttpModule {}
