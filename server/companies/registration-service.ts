/**
 * Registration (catalogue: registration, RG-01 to RG-11). The first account of a company is its owner; values typed in
 * here are never asked for again. All checks that need no SMS code come first, so that a corrected form can be sent again
 * with the same code.
 */
import { randomUUID } from 'node:crypto';
import { accountMessages } from '../../domain/accounts/messages';
import { isVisibleText } from '../../domain/checks/characters';
import { findEmailFault } from '../../domain/checks/contact';
import { hasCreditCodeForm } from '../../domain/checks/credit-code';
import { normaliseCode, normaliseEmail } from '../../domain/checks/normalise';
import { findUsernameFault, normaliseUsername } from '../../domain/checks/username';
import type { RegisterBody, RegisterData, RegisteredName } from '../../domain/company/calls';
import { companyMessages, welcomeMessage } from '../../domain/company/messages';
import { type CompanyProfile, listProfileFaults } from '../../domain/company/profile';
import { registeredMessages } from '../../domain/company/registered-messages';
import { COMPANIES_PER_PHONE, getRegistrationStatus } from '../../domain/company/status';
import { findOption } from '../../domain/expressions/choices';
import { filingMessages } from '../../domain/filing/messages';
import { getPortalName } from '../../domain/filing/office-settings';
import { department } from '../../domain/reference/authorities';
import { registerMessages } from '../../domain/registers/messages';
import { fillText, type Text } from '../../domain/text';
import { assertPassword } from '../accounts/password-rules';
import { hashPassword } from '../accounts/passwords';
import { checkSmsCode, parseMobile, spendSmsCode } from '../accounts/sms-codes';
import { createFailure, createRefusal, type Problem } from '../core/errors';
import { isReservedName, normalizeCompanyName } from '../core/look-alike';
import type { CompanyRow } from './companies-store';
import type { CompanyDeps } from './company-deps';
import { findCodeEntry, findCreditCode, parseCreditCode } from './credit-codes-service';

/** The data of a registration in their stored form. */
interface Applicant {
  creditCode: string;
  companyName: string;
  username: string;
  contactName: string;
  phone: string;
  profile: CompanyProfile;
}

const refuse = (fault: Text | null): void => {
  if (fault) throw createRefusal(fault);
};

const getOffice = (profile: CompanyProfile): Text =>
  findOption(department.items, String(profile.department ?? '')) ?? filingMessages.departmentInCharge;

/**
 * Refusal of a company whose registration was rejected: only the office can resume it, because a second registration would
 * bypass the rejection.
 */
function findRejection({ status, profile, name }: CompanyRow): Problem | null {
  if (status !== 'rejected') return null;
  const office = getOffice(profile as CompanyProfile);
  const text = fillText(companyMessages.rejectedBefore, { department: office });
  return createRefusal(text, { company_name: name, registered: true });
}

const selectGivenFields = (profile: CompanyProfile): CompanyProfile =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined && value !== ''));

/** District of the department in charge, so that the form need not ask for it. */
function findDistrict(dept: string): string | undefined {
  const district = findOption(department.items, dept)?.district;
  return typeof district === 'string' ? district : undefined;
}

const createProfile = (body: RegisterBody, phone: string): CompanyProfile =>
  selectGivenFields({
    registered_date: body.registered_date,
    registration_type: body.registration_type,
    industry: body.industry,
    district: body.district || findDistrict(body.dept),
    department: body.dept,
    tax_authority: body.tax,
    registered_address: body.registered_address,
    legal_rep_name: body.legal_rep_name,
    contact_name: body.contact_name,
    contact_position: body.contact_position,
    contact_mobile: phone,
    contact_email: body.email && normaliseEmail(body.email),
  });

/** Chooses the login name. Another company's credit code is refused: that company signs in with it. */
function chooseUsername(body: RegisterBody, creditCode: string): string {
  const username = normaliseUsername(body.username ?? '') || creditCode;
  refuse(findUsernameFault(username));
  if (isReservedName(username)) throw createRefusal(accountMessages.usernameReserved);
  const code = normaliseCode(username);
  if (hasCreditCodeForm(code) && code !== creditCode) throw createRefusal(accountMessages.usernameTaken);
  return username;
}

function assertForm(
  { clock }: CompanyDeps,
  body: RegisterBody,
  { creditCode, username, phone, companyName, profile }: Applicant,
): void {
  if (!body.agree) throw createRefusal(companyMessages.agreeFirst);
  if (!isVisibleText(companyName)) throw createRefusal(companyMessages.nameEmpty);
  if (isReservedName(companyName)) throw createRefusal(companyMessages.nameReserved);
  if (!isVisibleText(body.contact_name)) throw createRefusal(accountMessages.personUnnamed);
  if (isReservedName(body.contact_name)) throw createRefusal(accountMessages.nameReserved);
  refuse(body.email ? findEmailFault(normaliseEmail(body.email)) : null);
  refuse(listProfileFaults(profile, clock())[0]?.message ?? null);
  assertPassword(body.password, { username, creditCode, companyName, mobile: phone });
  if (body.confirm_password !== undefined && body.confirm_password !== body.password)
    throw createRefusal(accountMessages.passwordsDiffer);
}

async function assertUnregistered({ store }: CompanyDeps, creditCode: string): Promise<void> {
  const company = await store.byCreditCode(creditCode);
  if (company) throw findRejection(company) ?? createFailure(registeredMessages.alreadyRegistered);
}

/**
 * Throws 208 for a name that looks like another company's: the office has to tell them apart, unless the register or an
 * exception has this name for the credit code.
 */
async function assertOwnName(
  deps: CompanyDeps,
  { companyName, creditCode, profile }: Applicant,
): Promise<void> {
  if ((await deps.store.lookAlikes(companyName, creditCode)).length === 0) return;
  const known = await findCodeEntry(deps, creditCode);
  if (known && normalizeCompanyName(known.name) === normalizeCompanyName(companyName)) return;
  throw createRefusal(fillText(companyMessages.nameLooksTaken, { department: getOffice(profile) }));
}

/**
 * Checks the SMS code. The slower of two parallel registrations of one company gets the refusal that it is registered, not
 * that of the used code.
 */
async function checkCode(deps: CompanyDeps, { phone, creditCode }: Applicant, code: string): Promise<string> {
  try {
    return await checkSmsCode(deps, phone, 'register', code);
  } catch (wrong) {
    await assertUnregistered(deps, creditCode);
    throw wrong;
  }
}

async function assertFree(deps: CompanyDeps, { username, phone, creditCode }: Applicant): Promise<void> {
  const { users } = deps;
  const isTaken = await users.isUsernameTaken(username);
  await assertUnregistered(deps, creditCode);
  if (isTaken) throw createRefusal(accountMessages.usernameTaken);
  if ((await users.countOwnersWithPhone(phone)) >= COMPANIES_PER_PHONE)
    throw createRefusal(companyMessages.phoneAtMost);
}

/** Throws 208 for a company or login name that looks like an existing one; parallel registrations are serialized. */
async function assertLooksFree(deps: CompanyDeps, applicant: Applicant): Promise<void> {
  const { store, users } = deps;
  await store.holdLook(applicant.companyName);
  await users.holdLook(applicant.username);
  await assertOwnName(deps, applicant);
  if (await users.isUsernameTaken(applicant.username)) {
    await assertUnregistered(deps, applicant.creditCode);
    throw createRefusal(accountMessages.usernameTaken);
  }
}

async function insertCompany(
  { clock, audit, store, users, inbox, officeSettings }: CompanyDeps,
  applicant: Applicant,
  passwordHash: string,
): Promise<RegisterData> {
  const { creditCode, companyName, username, contactName, phone, profile } = applicant;
  const companyId = randomUUID();
  const id = randomUUID();
  const now = clock();
  const status = getRegistrationStatus((await officeSettings.rules()).registrationReview);
  const company = { id: companyId, creditCode, name: companyName, status, profile };
  const added = await store.add({ ...company, createdAt: now, updatedAt: now });
  if (!added) throw createFailure(registeredMessages.alreadyRegistered);
  const owner = {
    id,
    companyId,
    username,
    usernameKey: username.toLowerCase(),
    role: 'owner',
    passwordHash,
  };
  const contact = {
    name: contactName,
    phone,
    email: (profile.contact_email as string | undefined) ?? null,
  };
  const taxes = profile.tax_authority ? [String(profile.tax_authority)] : [];
  if (!(await users.add({ ...owner, ...contact, taxes, createdAt: now })))
    throw createRefusal(accountMessages.usernameTaken);
  await audit.write({
    subjectKind: 'company',
    subjectId: companyId,
    companyId,
    action: 'company.register',
    caller: { userId: id, name: contactName, role: 'owner' },
    toStatus: status,
    version: 1,
    details: { username, credit_code: creditCode },
  });
  await inbox.post({
    companyId,
    category: 'account',
    template: 'welcome',
    title: fillText(welcomeMessage.title, { portal: getPortalName(await officeSettings.current()) }),
    body: fillText(welcomeMessage.body, { company: companyName }),
    link: '/enterpriseCenter/information',
  });
  return { id: companyId, username, status };
}

/** Registered name of a credit code. Throws 208 if the company is registered or the register does not know it. */
export async function readRegisteredName(deps: CompanyDeps, rawCode: string): Promise<RegisteredName> {
  const code = await parseCreditCode(deps, rawCode);
  const company = await deps.store.byCreditCode(code);
  if (company)
    throw (
      findRejection(company) ??
      createRefusal(registeredMessages.alreadyRegistered, { company_name: company.name, registered: true })
    );
  const { entry, isAway } = await findCreditCode(deps, code);
  if (!entry) throw createRefusal(isAway ? registerMessages.away : companyMessages.notInRegister, null);
  return {
    company_name: entry.name,
    registered: false,
    legal_rep_name: entry.legalRep,
    origin: entry.origin && { source: entry.origin.source, as_of: entry.origin.asOf },
  };
}

/**
 * Registers a company. Throws 208 with the first fault, or -1 with the specified text for a company that is registered
 * already.
 */
export async function registerCompany(deps: CompanyDeps, body: RegisterBody): Promise<RegisterData> {
  const creditCode = await parseCreditCode(deps, body.credit_code);
  await assertUnregistered(deps, creditCode);
  const phone = parseMobile(body.phone);
  const applicant: Applicant = {
    creditCode,
    companyName: body.company_name,
    username: chooseUsername(body, creditCode),
    contactName: body.contact_name,
    phone,
    profile: createProfile(body, phone),
  };
  assertForm(deps, body, applicant);
  await assertOwnName(deps, applicant);
  const codeId = await checkCode(deps, applicant, body.sms_code);
  await assertFree(deps, applicant);
  const passwordHash = await hashPassword(body.password);
  return deps.db.transaction(async () => {
    await assertLooksFree(deps, applicant);
    const registered = await insertCompany(deps, applicant, passwordHash);
    await spendSmsCode(deps, codeId);
    return registered;
  });
}
