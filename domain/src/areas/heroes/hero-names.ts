/** First and family names by community, with each community's share of Dubai's residents, roughly. */
const COMMUNITIES = [
  {
    share: 0.4,
    first:
      'Aarav Aditi Ananya Arjun Ayesha Deepa Fahad Farah Gaurav Hina Imran Ishaan Kavya Lakshmi Manish Meera Nadia Naveen Nisha Pooja Priya Rahul Rajesh Rohan Sana Sanjay Shreya Sunil Tariq Usman Vikram Zainab',
    family:
      'Ahmed Ali Bhatt Chaudhry Das Fernando Gupta Hussain Iyer Joshi Kapoor Khan Kumar Malik Mehta Menon Nair Pandey Patel Perera Pillai Qureshi Rahman Rao Reddy Shah Sharma Siddiqui Silva Singh Thomas Varghese',
  },
  {
    share: 0.22,
    first:
      'Abdulla Ahmed Aisha Alya Amal Amira Bilal Dana Faisal Fatima Hala Hamad Hassan Hessa Huda Jamal Karim Khalid Laila Lina Maha Mariam Mohammed Mona Nadine Noor Omar Rania Rashid Reem Saeed Salma Sara Shamma Sultan Yousef',
    family:
      'Abbas Al-Ali Al-Falasi Al-Hashimi Al-Jabri Al-Ketbi Al-Mansoori Al-Marri Al-Mazrouei Al-Nuaimi Al-Shamsi Al-Suwaidi Aziz Barakat Darwish Farouk Haddad Hamdan Ibrahim Issa Khalil Khoury Mansour Nasser Qasim Saleh Shaheen Zaki',
  },
  {
    share: 0.2,
    first:
      'Althea Angelica Bea Carlo Cristina Danilo Divina Eduardo Emilio Fe Gabriel Gemma Jasmine Jericho Jomar Joy Kristine Liza Lourdes Marco Maricel Marites Miguel Noel Paolo Ramon Rosario Rowena Teresa Vicente',
    family:
      'Aquino Bautista Castillo Cruz Dela-Cruz Domingo Estrada Flores Garcia Gonzales Hernandez Ilagan Lopez Manalo Mendoza Navarro Ocampo Pangilinan Ramos Reyes Rivera Salazar Santiago Santos Soriano Tolentino Torres Valdez Villanueva',
  },
  {
    share: 0.18,
    first:
      'Alexander Amelia Anna Ben Camille Charlotte Daniel Elena Emma Felix Freya George Grace Hannah Isabelle Jack James Julia Katarina Lars Leo Liam Lucas Marta Matteo Mia Natalia Oliver Olga Pierre Sofia Sophie Thomas Viktor William Zoe',
    family:
      'Andersson Baker Bennett Bianchi Clarke Cooper Dubois Evans Fischer Fraser Hughes Ivanova Jansen Kelly Kowalski Laurent Mitchell Morgan Moreau Müller Nowak Novak O’Brien Petrov Romano Rossi Schmidt Taylor Turner Walker Weber Wright',
  },
].map(({ share, first, family }) => ({ share, first: first.split(' '), family: family.split(' ') }));

/** A believable name for somebody in Dubai, drawn with the given random numbers. */
export function drawHeroName(random: () => number): string {
  let draw = random();
  const community = COMMUNITIES.find(({ share }) => (draw -= share) < 0) ?? COMMUNITIES[0]!;
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)]!;
  return `${pick(community.first)} ${pick(community.family)}`.replaceAll('Al-', 'Al ').replaceAll('Dela-', 'Dela ');
}
