import type { Dictionary } from '../../definition';
import { advancedManufacturingAndAutomation } from './advanced-manufacturing-and-automation';
import { aerospace } from './aerospace';
import { biologyAndNewMedicine } from './biology-and-new-medicine';
import { electronicInformation } from './electronic-information';
import { highTechServices } from './high-tech-services';
import { newEnergyAndEnergySaving } from './new-energy-and-energy-saving';
import { newMaterials } from './new-materials';
import { resourcesAndEnvironment } from './resources-and-environment';

/**
 * Source: 高新技术企业认定管理办法(国科发火〔2016〕32号)附件;codes are the ones in common use (first digit = field, 3 digits = level 2, 5 digits =
 * level 3). 8 level-1, 52 level-2, 254 level-3 entries. Level-2 entries 504, 505 and 706 have no level 3 and are selectable
 * leaves.
 */
export const hightechDomain: Dictionary = {
  name: 'hightech_domain',
  title: { zh: '国家重点支持的高新技术领域', en: 'High-tech fields with key support by the state', ar: 'مجالات التقنية العالية التي تدعمها الدولة بصفة رئيسية' },
  items: [
    electronicInformation,
    biologyAndNewMedicine,
    aerospace,
    newMaterials,
    highTechServices,
    newEnergyAndEnergySaving,
    resourcesAndEnvironment,
    advancedManufacturingAndAutomation,
  ],
};
