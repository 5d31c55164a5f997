// The demo's customers: fictitious people and companies of Hong Kong.
type PersonRow = readonly [
  lastName: string,
  firstName: string,
  chineseLastName: string,
  chineseFirstName: string,
  salutation: 'Mr' | 'Ms',
  dateOfBirth: string,
  occupation: string,
  district: string,
];

const rows: readonly PersonRow[] = [
  ['Chan', 'Tai Man', '陳', '大文', 'Mr', '1985-04-12', 'Accountant', 'Sha Tin'],
  ['Wong', 'Ka Yan', '黃', '嘉欣', 'Ms', '1990-09-03', 'Nurse', 'Tsuen Wan'],
  ['Lee', 'Chi Keung', '李', '志強', 'Mr', '1978-01-27', 'Civil engineer', 'Tseung Kwan O'],
  ['Cheung', 'Wing Sze', '張', '詠詩', 'Ms', '1993-12-18', 'Teacher', 'Tuen Mun'],
  ['Lau', 'Kwok Wah', '劉', '國華', 'Mr', '1952-06-05', 'Retired', 'North Point'],
  ['Ho', 'Mei Ling', '何', '美玲', 'Ms', '1969-08-21', 'Shop owner', 'Mong Kok'],
  ['Ng', 'Tsz Hin', '吳', '子軒', 'Mr', '1998-02-14', 'Designer', 'Sai Ying Pun'],
  ['Leung', 'Yuen Ting', '梁', '婉婷', 'Ms', '1988-11-09', 'Solicitor', 'Wan Chai'],
  ['Cheng', 'Ho Yin', '鄭', '浩賢', 'Mr', '1983-03-30', 'Pilot', 'Tung Chung'],
  ['Tam', 'Sau Lan', '譚', '秀蘭', 'Ms', '1949-10-16', 'Retired', 'Kwun Tong'],
  ['Yip', 'Chun Kit', '葉', '俊傑', 'Mr', '1995-05-25', 'Software developer', 'Kwai Chung'],
  ['Fung', 'Pui Shan', '馮', '佩珊', 'Ms', '1981-07-07', 'Pharmacist', 'Tai Po'],
  ['Kwok', 'Wai Ming', '郭', '偉明', 'Mr', '1974-12-01', 'Taxi driver', 'Sham Shui Po'],
  ['Lam', 'Hiu Tung', '林', '曉彤', 'Ms', '2001-04-04', 'Student', 'Hung Hom'],
  ['Chow', 'Yat Long', '周', '逸朗', 'Mr', '1987-08-13', 'Chef', 'Causeway Bay'],
  ['Mak', 'Suk Fan', '麥', '淑芬', 'Ms', '1963-02-22', 'School principal', 'Yuen Long'],
  ['Tsang', 'Chi Wai', '曾', '志偉', 'Mr', '1971-09-19', 'Trader', 'Aberdeen'],
  ['Siu', 'Man Yee', '蕭', '敏儀', 'Ms', '1992-06-28', 'Physiotherapist', 'Lai Chi Kok'],
];

/** In table order; their ids are derived like the demo's other ids. */
export function demoPeople(toId: (name: string) => string) {
  return rows.map(
    ([lastName, firstName, chineseLastName, chineseFirstName, salutation, born, occupation, district], index) => {
      const email = `${firstName.replaceAll(' ', '').toLowerCase()}.${lastName.toLowerCase()}@customer.example`;
      return {
        id: toId(`person ${index}`),
        entityType: 'individual' as const,
        internalCode: `C${100_200 + index * 37}`,
        name: `${firstName} ${lastName}`,
        englishFirstName: firstName,
        englishLastName: lastName,
        chineseFirstName,
        chineseLastName,
        salutation,
        gender: salutation === 'Mr' ? 'male' : 'female',
        dateOfBirth: born,
        email,
        telephoneNumber: `+852 9${String(1_234_567 + index * 81_713).slice(0, 3)} ${String(4021 + index * 317)}`,
        preferredLanguage: index % 3 === 0 ? 'zh-HK' : 'en-US',
        occupation,
        maritalStatus: index % 2 === 0 ? 'married' : 'single',
        addresses: [
          {
            type: 'home',
            fields: {
              line1: `Flat ${(index % 8) + 1}, ${index + 3}/F, Harbour Court`,
              line2: district,
              country: 'Hong Kong',
            },
          },
        ],
        identities: [
          { type: 'hkid', value: `${'ABCDEFGHKMPRSVWYZG'[index] ?? 'A'}${123_456 + index * 4127}(${index % 10})` },
        ],
        contacts: [{ type: 'email', value: email }],
      };
    },
  );
}

export function demoCompany(toId: (name: string) => string) {
  return {
    id: toId('company 0'),
    entityType: 'company' as const,
    internalCode: 'B500310',
    name: 'Golden Bauhinia Trading Limited 金紫荊貿易有限公司',
    registrationNumber: '2841907',
    natureOfBusiness: 'Import and export',
    contacts: [{ type: 'email', value: 'staff@golden-bauhinia.example' }],
  };
}
