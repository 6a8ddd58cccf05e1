import { Controller } from '@nestjs/common';
import {
  countDocumentDownload,
  countDocumentView,
  downloadDocument,
  getDocument,
  listDocumentCategories,
  listDocuments,
  listDocumentTopics,
  listHotDocuments,
  listRecommendedDocuments,
} from '@qicheng/contract/content/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ContentService, DocumentFileService } from '@qicheng/core/content';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 20;
const FEW = 8;

/** [decision 22]: `/resume/*` are the job documents. */
@Controller()
export class DocumentController {
  constructor(
    private readonly contents: ContentService,
    private readonly files: DocumentFileService,
  ) {}

  @Handles(listDocuments)
  list(
    @Input() { page = 1, limit = PAGE_SIZE, ...query }: InputOf<typeof listDocuments>,
  ): Promise<ResultOf<typeof listDocuments>> {
    return this.contents.list('document', query, { page, limit });
  }

  @Handles(getDocument)
  get(@Input() { id }: InputOf<typeof getDocument>): Promise<ResultOf<typeof getDocument>> {
    return this.contents.get('document', id);
  }

  @Handles(listRecommendedDocuments)
  listRecommended(
    @Input() { page = 1, limit = FEW }: InputOf<typeof listRecommendedDocuments>,
  ): Promise<ResultOf<typeof listRecommendedDocuments>> {
    return this.contents.list('document', { order: 'rank' }, { page, limit });
  }

  @Handles(listHotDocuments)
  listHot(
    @Input() { page = 1, limit = FEW }: InputOf<typeof listHotDocuments>,
  ): Promise<ResultOf<typeof listHotDocuments>> {
    return this.contents.list('document', { order: 'hot' }, { page, limit });
  }

  @Handles(listDocumentCategories)
  async listCategories(): Promise<ResultOf<typeof listDocumentCategories>> {
    const list = await this.contents.categories('document');
    return { list, total: list.length };
  }

  @Handles(listDocumentTopics)
  async listTopics(
    @Input() { category }: InputOf<typeof listDocumentTopics>,
  ): Promise<ResultOf<typeof listDocumentTopics>> {
    const list = await this.contents.categories('document', category);
    return { list, total: list.length };
  }

  @Handles(countDocumentView)
  async countView(
    @Input() { id }: InputOf<typeof countDocumentView>,
  ): Promise<ResultOf<typeof countDocumentView>> {
    return { views: await this.contents.count('document', id, 'views') };
  }

  @Handles(downloadDocument)
  async download(
    @Input() { id }: InputOf<typeof downloadDocument>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof downloadDocument>> {
    return {
      ...(await this.files.deliver(userId, id)),
      mime: downloadDocument.replies.ok.mime,
      disposition: 'attachment',
    };
  }

  @Handles(countDocumentDownload)
  async countDownload(
    @Input() { id }: InputOf<typeof countDocumentDownload>,
  ): Promise<ResultOf<typeof countDocumentDownload>> {
    return { downloads: await this.contents.count('document', id, 'downloads') };
  }
}
