import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { type SettingKey, SettingsService, SETTINGS } from '@qicheng/core/site';
import type { Request, Response } from 'express';
import { OperatorPage, Viewer } from './operator-page.decorator.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { formFields } from '../kit/page/form-fields.js';
import { sendPage } from '../kit/page/send-page.js';
import { fieldText, readField } from './setting-field.js';
import { settingsForm } from './settings.page.js';

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

  /** Writes what differs, all of it or, when a field is wrong, nothing. */
  @Post(operatorPages.settings)
  @OperatorPage('changeSettings')
  async save(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const fields = formFields(request);
    const values = await this.settings.all();
    const texts = new Map(KEYS.map((key) => [key, fields.get(key) ?? '']));
    const changed = KEYS.filter(
      (key) => texts.get(key)?.replace(/\r\n/g, '\n').trim() !== fieldText(values[key]),
    );
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
