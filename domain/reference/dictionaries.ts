/** The dictionaries of all programs, by name. */
import type { Dictionary } from '../definition';
import * as achievements from './achievements';
import * as authorities from './authorities';
import * as companies from './companies';
import * as country from './country';
import * as discipline from './discipline';
import * as hightechDomain from './hightech-domain';
import * as industry from './industry';
import * as keyIndustryChain from './key-industry-chain';
import * as people from './people';
import * as projects from './projects';

const isDictionary = (value: unknown): value is Dictionary => typeof value === 'object' && value !== null && 'name' in value && 'title' in value && 'items' in value;

const byName = new Map(
  [achievements, authorities, companies, country, discipline, hightechDomain, industry, keyIndustryChain, people, projects]
    .flatMap((module): unknown[] => Object.values(module))
    .filter(isDictionary)
    .map((dictionary) => [dictionary.name, dictionary]),
);

export const findReferenceDictionary = (name: string): Dictionary | undefined => byName.get(name);
