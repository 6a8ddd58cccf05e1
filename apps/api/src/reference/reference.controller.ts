import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { listAllCities, listProvincesAndCities } from '@qicheng/contract/reference/region.contract';
import { searchSchools } from '@qicheng/contract/reference/school.contract';
import { RegionService, SchoolService, ReferenceModule } from '@qicheng/core/reference';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class ReferenceController {
  constructor(
    private readonly regions: RegionService,
    private readonly schools: SchoolService,
  ) {}

  @Handles(listAllCities)
  async allCities(): Promise<ResultOf<typeof listAllCities>> {
    return { list: await this.regions.tree() };
  }

  @Handles(listProvincesAndCities)
  async provincesAndCities(): Promise<ResultOf<typeof listProvincesAndCities>> {
    return { list: await this.regions.tree() };
  }

  @Handles(searchSchools)
  searchSchools(@Input() input: InputOf<typeof searchSchools>): Promise<ResultOf<typeof searchSchools>> {
    return this.schools.search(input);
  }
}

@Module({ imports: [ReferenceModule], controllers: [ReferenceController] })
export class ReferenceHttpModule {}
