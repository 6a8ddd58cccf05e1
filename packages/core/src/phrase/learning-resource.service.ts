import { Injectable } from '@nestjs/common';
import { cut, type Paging } from '../platform/index.js';
import { LEARNING_RESOURCES } from './content/learning-resources-list.js';
import { TextIndex } from './text-index.js';
import type { LearningResource, ResourceKind } from './word.js';

export interface ResourceFilter {
  kind?: string | undefined;
  skill?: string | undefined;
  occupation?: string | undefined;
  keyword?: string | undefined;
}

export interface FoundResource extends Pick<LearningResource, 'name' | 'issuer' | 'url'> {
  kind: ResourceKind;
  kindName: string;
  skills: string[];
}

const KIND_NAMES: Readonly<Record<ResourceKind, string>> = {
  certificate: '证书',
  documentation: '官方资料',
  book: '书籍',
};

/** Ways to learn or prove a skill. */
@Injectable()
export class LearningResourceService {
  private readonly index = new TextIndex(LEARNING_RESOURCES, ({ kind, name, issuer, skills }) => ({
    names: `${name}\n${skills.join('\n')}`,
    text: `${issuer}\n${KIND_NAMES[kind]}`,
  }));

  /** Certificates, documentation and books by kind, skill, occupation and words. */
  search({ page, limit, keyword = '', ...filter }: ResourceFilter & Paging): {
    list: FoundResource[];
    total: number;
  } {
    const { list, total } = cut(
      this.index.find(keyword, (resource) => matches(resource, filter)),
      { page, limit },
    );
    return { list: list.map(present), total };
  }
}

function matches({ kind, skills, occupations }: LearningResource, filter: ResourceFilter): boolean {
  if (filter.kind !== undefined && kind !== filter.kind) return false;
  const skill = filter.skill?.trim().toLowerCase();
  if (skill !== undefined && !skills.some((name) => name.toLowerCase() === skill)) return false;
  return filter.occupation === undefined || (occupations as readonly string[]).includes(filter.occupation);
}

const present = ({ kind, name, issuer, url, skills }: LearningResource): FoundResource => ({
  kind,
  kindName: KIND_NAMES[kind],
  name,
  issuer,
  url,
  skills: [...skills],
});
