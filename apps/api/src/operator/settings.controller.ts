import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { firstMessage } from '@qicheng/contract/kit/message';
import { type SettingKey, SettingsService, SETTINGS } from '@qicheng/core/site';
import type { Request, Response } from 'express';
import { formFields } from '../kit/page/form-fields.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { sendPage } from '../kit/page/send-page.js';
import { OperatorPage, Viewer } from './operator-page.decorator.js';
import { settingsForm } from './settings.page.js';

type Link = { name: string; url: string };

/** A setting's value as form text; an unticked box is empty, as browsers send it. */
function fieldText(value: boolean | number | string | readonly Link[]): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  if (typeof value === 'object') return value.map(({ name, url }) => `${name} ${url}`).join('\n');
  return String(value);
}

// One link per line: the last word is the URL, the text before it the name.
const readLink = (line: string): Link => {
  const [, name = line, url = ''] = /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
  return { name, url };
};

function valueOf(key: SettingKey, text: string): unknown {
  switch (SETTINGS[key].control) {
    case 'flag':
      return text === '1';
    case 'choice':
      return Number(text);
    case 'number':
      return /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
    case 'links':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map(readLink);
    default:
      return text.trim();
  }
}

/** The value of a field's text, or its validation message. */
function readField(key: SettingKey, text: string): { value: unknown; problem: string | null } {
  const checked = SETTINGS[key].schema.safeParse(valueOf(key, text));
  return checked.success
    ? { value: checked.data, problem: null }
    : { value: null, problem: firstMessage(checked.error) };
}

@Controller()
export class OperatorSettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get(operatorPages.settings)
  @OperatorPage('changeSettings')
  async show(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const values = await this.settings.all();
    const texts = new Map(KEYS.map((key) => [key, fieldText(values[key])]));
    const body = settingsForm({ viewer, texts, problems: new Map(), saved: request.query.saved === '1' });
    sendPage(response, { title: '站点设置', path: operatorPages.settings, viewer, body });
  }

  /** Writes changed settings, all or, if a field is invalid, none. */
  @Post(operatorPages.settings)
  @OperatorPage('changeSettings')
  async save(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const fields = formFields(request);
    const values = await this.settings.all();
    const texts = new Map(KEYS.map((key) => [key, fields.get(key) ?? '']));
    const changed = KEYS.filter((key) => texts.get(key)?.trim() !== fieldText(values[key]));
    const entries = changed.map((key) => ({ key, ...readField(key, texts.get(key) ?? '') }));
    const problems = new Map(
      entries.flatMap(({ key, problem }) => (problem === null ? [] : [[key, problem] as const])),
    );
    if (problems.size > 0) {
      const body = settingsForm({ viewer, texts, problems, saved: false });
      return sendPage(response, { title: '站点设置', path: operatorPages.settings, viewer, body }, 400);
    }
    const actor = `operator:${viewer.operator.name}`;
    for (const { key, value } of entries) await this.settings.change({ actor, key, value });
    response.set('Cache-Control', 'no-store').redirect(303, `${operatorPages.settings}?saved=1`);
  }
}

const KEYS = Object.keys(SETTINGS) as SettingKey[];
