import { Controller, Get, NotFoundException, Post, Req, Res } from '@nestjs/common';
import {
  ContentAdminService,
  type ContentKind,
  contentKinds,
  type ContentSaveOutcome,
} from '@qicheng/core/content';
import { chinaDay, Clock } from '@qicheng/core/platform';
import type { Request, Response } from 'express';
import { queryText, queryPage, formFields } from '../../kit/page/form-fields.js';
import { Html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { fieldsOf, headOf, textsOf } from './content-fields.js';
import { contentForm, type ContentFormState } from './content-form.page.js';
import { addressOf, contentList, removalForm } from './content-list.page.js';

const PAGE_SIZE = 50;
const path = operatorPages.content;

/** Operators' content management: list, edit, preview, delete. */
@Controller()
export class OperatorContentController {
  constructor(
    private readonly admin: ContentAdminService,
    private readonly clock: Clock,
  ) {}

  @Get(operatorPages.content)
  @OperatorPage('editContent')
  async list(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const kind = kindIn(queryText(request, 'kind') || 'document');
    const keyword = queryText(request, 'keyword').slice(0, 60);
    const page = queryPage(request);
    const found = await this.admin.list(kind, keyword, { page, limit: PAGE_SIZE });
    const shown = { kind, keyword, page, pageSize: PAGE_SIZE, now: this.clock.now(), ...found };
    const body = contentList({ ...shown, isRemoved: queryText(request, 'removed') === '1' });
    sendPage(response, { title: '内容', path, viewer, body });
  }

  @Get(operatorPages.contentEntry)
  @OperatorPage('editContent')
  async open(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const kind = kindIn(queryText(request, 'kind'));
    const slug = queryText(request, 'slug');
    if (slug === '') {
      const texts = new Map([['published', chinaDay(this.clock.now())]]);
      return send(response, { viewer, kind, slug, seen: '', texts });
    }
    const entry = await this.admin.open(kind, slug);
    const seen = entry.updatedAt.toISOString();
    const isSaved = queryText(request, 'saved') === '1';
    send(response, { viewer, kind, slug, seen, texts: textsOf(entry, chinaDay), isSaved });
  }

  @Post(operatorPages.contentEntry)
  @OperatorPage('editContent')
  async save(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const fields = formFields(request);
    const kind = kindIn(fields.get('kind') ?? '');
    const [slug, seen] = [(fields.get('slug') ?? '').trim(), fields.get('seen') ?? ''];
    const state = { viewer, kind, slug, seen, texts: fields };
    const body = fields.get('body') ?? '';
    if (fields.get('act') === 'preview')
      return send(response, { ...state, preview: new Html(this.admin.preview(body)) });
    const outcome = await this.admin.save({
      actor: `operator:${viewer.operator.name}`,
      kind,
      slug,
      body,
      fields: headOf(kind, fields),
      seen: seen === '' ? null : instantIn(seen),
    });
    if (!outcome.saved) return send(response, { ...state, problem: problemOf(kind, outcome) }, 400);
    response
      .set('Cache-Control', 'no-store')
      .redirect(303, `${addressOf(operatorPages.contentEntry, kind, slug)}&saved=1`);
  }

  @Get(operatorPages.contentRemoval)
  @OperatorPage('editContent')
  async ask(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const kind = kindIn(queryText(request, 'kind'));
    const entry = await this.admin.open(kind, queryText(request, 'slug'));
    sendPage(response, { title: '删除内容', path, viewer, body: removalForm(viewer, kind, entry) });
  }

  @Post(operatorPages.contentRemoval)
  @OperatorPage('editContent')
  async remove(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const fields = formFields(request);
    const kind = kindIn(fields.get('kind') ?? '');
    await this.admin.remove(`operator:${viewer.operator.name}`, kind, fields.get('slug') ?? '');
    response
      .set('Cache-Control', 'no-store')
      .redirect(303, `${operatorPages.content}?kind=${kind}&removed=1`);
  }
}

function send(response: Response, state: ContentFormState, status = 200): void {
  sendPage(response, { title: '内容', path, viewer: state.viewer, body: contentForm(state) }, status);
}

function kindIn(text: string): ContentKind {
  const kind = contentKinds.find((each) => each === text);
  if (kind === undefined) throw new NotFoundException();
  return kind;
}

const instantIn = (text: string): Date => {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? new Date(0) : instant;
};

function problemOf(
  kind: ContentKind,
  outcome: Exclude<ContentSaveOutcome, { saved: true }>,
): { field: string; text: string } {
  switch (outcome.why) {
    case 'wrong':
      return { field: outcome.field, text: inWords(kind, outcome) };
    case 'taken':
      return { field: 'slug', text: '已经有同名的一条，请换一个名字。' };
    case 'changed':
      return {
        field: '',
        text: '您打开之后，别人改过或删除了这一条。您写的还在下面；请另开一页看现在的内容，合并后再保存。',
      };
  }
}

/** The reason, with the field's label from the form. */
function inWords(kind: ContentKind, { field, reason }: { field: string; reason: string }): string {
  const label = fieldsOf(kind).find(({ name }) => name === field.split('.')[0])?.label;
  return label === undefined ? reason : reason.replace(/^[\w.]+：/, `${label}：`);
}
