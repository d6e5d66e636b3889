import type { PicturesInput } from '@/lib/content/schemas/pages'

/** Description of each picture. Files in public/pictures have the same name. */
export const pictures: PicturesInput = {
  'aerial-golden-hour': {
    alt: '노을빛을 받은 아파트 단지 앞으로 가람천이 굽이쳐 흐르고 강가에 산책로와 나무가 이어진 모습',
    caption: '단지 조감',
    tall: 'aerial-golden-hour-tall',
  },
  'aerial-dusk': { alt: '해가 진 뒤 창마다 불이 켜진 아파트와 그 불빛이 비치는 가람천', caption: '저녁 무렵 단지 조감' },
  'river-before-dawn': {
    alt: '해 뜨기 전 보랏빛 하늘 아래 몇 집만 불을 켠 단지와 안개가 낮게 깔린 가람천',
    caption: '해 뜨기 전 단지 조감',
    tall: 'river-before-dawn-tall',
  },
  'river-morning': { alt: '아침 물안개가 걷히는 가람천과 동쪽 햇빛을 받은 단지', caption: '아침 단지 조감', tall: 'river-morning-tall' },
  'river-noon': { alt: '한낮의 맑은 하늘 아래 푸른 강가와 단지', caption: '한낮 단지 조감', tall: 'river-noon-tall' },
  'river-dusk': { alt: '해가 진 뒤 서쪽 하늘이 붉게 남고 창에 불이 켜지기 시작한 단지', caption: '어스름 단지 조감', tall: 'river-dusk-tall' },
  'river-night': { alt: '밤하늘 아래 창마다 불이 켜진 단지와 불빛이 비치는 가람천', caption: '밤의 단지 조감', tall: 'river-night-tall' },
  'gate-street': {
    alt: '돌기둥 위에 긴 지붕을 얹은 단지 출입구와 단지 이름을 새긴 녹색 담, 아이와 돌아오는 사람들, 뒤로 솟은 아파트',
    caption: '단지 출입구',
  },
  'riverside-walk': {
    alt: '노을빛이 드는 가람천 옆, 길가에 꽃이 핀 산책로를 두 사람이 나란히 걷고, 왼쪽 잔디밭 너머로 녹색 모서리 기둥과 흰 지붕의 아파트가 솟은 모습',
    caption: '가람천 산책로',
  },
  'central-garden': { alt: '꽃과 풀을 심은 화단이 둥근 연못을 두르고, 벤치와 나무가 있는 정원을 아파트가 둘러싼 모습', caption: '중앙정원' },
  'crown-lights': { alt: '해 진 뒤 푸른 하늘 아래에서 올려다본 아파트, 지붕 아래를 따라 불이 켜지고 창에 따뜻한 불빛이 든 모습', caption: '지붕의 불빛' },
  'roofs-dusk': { alt: '해 진 뒤 안개 위로 솟은 아파트의 지붕 아래마다 불이 켜지고 창 곳곳에 불빛이 든 모습', caption: '안개 위의 단지' },
  'reeds-dusk': { alt: '해 진 뒤 갈대 너머 잔잔한 가람천에 창마다 불이 켜진 단지가 비치는 모습', caption: '어스름의 가람천' },
  'pond-dusk': {
    alt: '해 진 뒤 둘레에 불빛을 두른 연못과 징검돌, 아래에서 불을 비춘 나무들, 그 뒤로 지붕과 창에 불이 켜진 아파트',
    caption: '강변정원의 저녁',
  },
  'promenade-morning': { alt: '아침 안개 속, 길가에 꽃이 핀 가람천 산책로를 걷는 두 사람', caption: '아침 산책로' },
  'river-view': { alt: '16층 높이에서 내려다본 노을빛 가람천과 수변공원의 나무, 강 건너 시가지와 산', caption: '16층 높이에서 본 가람천' },
  'garden-above': { alt: '아파트 사이 타원형 연못과 징검돌, 그 둘레의 보행로와 우거진 나무를 위에서 내려다본 중앙정원', caption: '위에서 본 중앙정원' },
  'garden-walk': {
    alt: '느티나무가 두 줄로 늘어선 보행로를 어른과 아이가 함께 걷고, 길가에 꽃이 피고 나무 사이로 아파트가 보이는 모습',
    caption: '정원을 잇는 보행로',
  },
  'pavilion-dusk': {
    alt: '해 진 뒤 잔디밭 너머로 책장과 운동 기구가 보이는 유리벽의 2층 건물과 들어가는 사람들, 그 뒤로 창에 불이 켜진 아파트',
    caption: '주민공동시설의 저녁',
  },
  'tram-dusk': { alt: '비 갠 저녁, 젖은 너울대로에 불빛을 비추며 지나는 트램과 느티나무 아래를 걷는 사람들, 멀리 보이는 아파트', caption: '너울대로' },
  'community-fitness': {
    alt: '정원이 내다보이는 큰 창 앞에 러닝머신 네 대와 실내 자전거 세 대가 놓이고 왼쪽 거울 벽에 아령이 정리된 피트니스센터',
    caption: '피트니스센터',
  },
  'community-reading-room': { alt: '정원이 보이는 창을 향해 칸막이와 황동 등이 달린 긴 책상 두 줄이 놓이고 오른쪽 벽을 책장이 채운 독서실', caption: '독서실' },
  'community-cafe': { alt: '강과 건너편 나무가 보이는 긴 창 앞에 탁자들이 놓이고 왼쪽에 짙은 녹색 조리대와 높은 의자 세 개가 있는 카페', caption: '카페' },
  'community-daycare': {
    alt: '정원이 보이는 창 앞에 둥근 깔개와 장난감, 낮은 탁자와 작은 의자들이 놓이고 왼쪽에 낮은 책장이 있는 어린이집 보육실',
    caption: '어린이집',
  },
  'community-guest-house': {
    alt: '해 진 뒤 강 건너 불 켜진 건물이 보이는 창가에 안락의자가 놓이고 침대 양옆에 등이 켜진 게스트하우스 객실',
    caption: '게스트하우스',
  },
  'interior-59a-living': {
    alt: '참나무 벽의 텔레비전과 타원형 탁자, 소파가 놓이고 창밖으로 가람천과 강 건너 시가지가 보이는 59A 타입 거실',
    caption: '59A 거실',
  },
  'interior-59a-kitchen': { alt: '짙은 녹색 하부장과 흰 상부장 앞에 4인 식탁이 놓이고 황동 등 두 개가 달린 59A 타입 주방', caption: '59A 주방' },
  'interior-59a-bedroom': { alt: '밝은 나무 벽 앞 침대에 주황색 담요가 덮이고 발코니 창 옆 장식장에 나뭇가지를 꽂은 59A 타입 안방', caption: '59A 안방' },
  'interior-59a-entrance': {
    alt: '왼쪽 벽을 따라 도자기를 올린 선반에 불을 켠 신발장이 이어지고, 짙은 녹색 현관문 옆에 벤치와 그림이 있는 59A 타입 현관',
    caption: '59A 현관',
  },
  'interior-84a-living': {
    alt: '큰 창 너머로 가람천과 강 건너 시가지, 산이 보이고 밝은 소파와 둥근 탁자 두 개, 올리브나무 화분이 놓인 84A 타입 거실',
    caption: '84A 거실',
  },
  'interior-84a-kitchen': { alt: '호두나무 식탁 위로 황동 등 세 개가 달리고 뒤로 흰 상판의 아일랜드와 냉장고가 보이는 84A 타입 주방', caption: '84A 주방' },
  'interior-84a-bedroom': { alt: '참나무 벽 앞 침대에 녹색 담요가 덮이고 발코니 창가에 안락의자가 놓인 84A 타입 안방', caption: '84A 안방' },
  'interior-84a-dressroom': { alt: '왼쪽 붙박이장에 옷과 개어 둔 니트가 놓이고, 통로 너머로 침대와 창이 보이는 84A 타입 드레스룸', caption: '84A 드레스룸' },
  'interior-84b-living': {
    alt: '불이 켜진 강 건너 시가지와 산이 보이는 창 앞에 짙은 소파와 녹색 안락의자, 오른쪽에 나무 살 벽과 텔레비전이 있는 저녁의 84B 타입 거실',
    caption: '84B 거실',
  },
  'interior-84b-kitchen': { alt: '6인 식탁 위로 둥근 등 세 개가 달리고 뒤로 아일랜드와 냉장고, 오븐이 보이는 84B 타입 주방', caption: '84B 주방' },
  'interior-84b-bedroom': {
    alt: '호두나무 살 벽 앞에 겨자색 담요를 덮은 침대와 안락의자, 강변 공원과 시가지가 보이는 창이 있는 84B 타입 안방',
    caption: '84B 안방',
  },
  'interior-84b-study': { alt: '왼쪽 벽을 채운 책장과 녹색 벽 앞의 책상, 모니터와 황동 스탠드가 있는 84B 타입 알파룸', caption: '84B 알파룸' },
  'brand-river': { alt: '아침 햇빛 아래 잔잔한 가람천과 물가의 갈대, 건너편에 나무와 줄지어 선 아파트', caption: '가람천' },
  'brand-light': { alt: '낮은 저녁 해가 비스듬히 비추는 아파트의 짙은 녹색 모서리 기둥과 세로 날개를 두른 지붕, 층층이 엇갈린 흰 띠', caption: '빛' },
  'brand-garden': { alt: '붓꽃과 풀을 심은 화단 너머 디딤돌이 놓인 잔잔한 연못이 있고 나무 뒤로 아파트가 보이는 정원', caption: '정원' },
  'brand-craft': { alt: '낮은 햇빛 아래 참나무판과 짙은 녹색 대리석, 황동판, 테라조, 접은 천을 겹쳐 놓고 올리브 가지를 얹은 마감재 견본', caption: '시공' },
  'location-tram': {
    alt: '승객을 태운 흰색 트램과 사람들이 기다리는 너울중앙 정류장, 오른쪽 도로를 따라 선 아파트',
    caption: '도시철도 2호선 트램',
  },
  'location-park': { alt: '억새와 꽃을 심은 공원 길을 걷는 사람들과 강 건너 녹색 모서리 기둥을 두른 아파트', caption: '너울근린공원' },
  'location-hospital': {
    alt: '나무와 화단, 안내판이 있는 앞마당에서 유리 현관으로 점자 블록이 이어지고 녹색 십자를 단 흰색 종합병원이 선 모습',
    caption: '의료시설',
  },
  'location-school': {
    alt: '파란 농구장과 사방치기 칸에서 아이들이 노는 학교 마당, 왼쪽의 나무와 벤치, 4층 학교 뒤로 솟은 아파트',
    caption: '학교 예정지',
  },
  'location-interchange': {
    alt: '해 진 뒤 자동차 불빛이 줄지어 흐르는 고속도로 위로 흰 아치교가 지나고, 멀리 창마다 불이 켜진 아파트가 줄지어 선 모습',
    caption: '서한들IC',
  },
  'location-town': { alt: '오후 햇빛을 받은 아파트 단지가 굽은 강을 따라 늘어선 전경', caption: '가람천 건너편에서 본 단지' },
  'location-hub': {
    alt: '해 진 뒤 불을 켠 상점과 파라솔 아래 앉은 사람들, 물길을 따라 걷는 이들 너머로 지붕에 불이 켜진 아파트',
    caption: '너울지구',
  },
  'poster-brand-film': { alt: '노을빛 강 건너편에 녹색 모서리 기둥을 두른 아파트가 늘어선 브랜드 영상 표지', caption: '브랜드 영상' },
  'poster-location': {
    alt: '산책로와 숲이 이어진 가람천 가에 오후 햇빛을 받은 단지가 늘어서고, 강이 굽는 곳에 도시와 산이 보이는 입지환경 영상 표지',
    caption: '입지환경 영상',
  },
  'poster-59': { alt: '강이 보이는 창 앞에 소파와 타원형 탁자가 놓이고 오른쪽에 식탁 의자가 보이는 59타입 거실', caption: '59타입 영상' },
  'poster-84': { alt: '강이 보이는 넓은 창 앞에 흰 안락의자와 둥근 탁자가 놓이고 대리석 벽에 텔레비전이 걸린 84타입 거실', caption: '84타입 영상' },
  'tour-1-2': { alt: '노을빛이 드는 거실의 소파 너머로 식탁과 짙은 녹색 주방이 보이는 1·2단지 VR 시작 화면', caption: '1·2단지 VR' },
  'tour-3-5': { alt: '황동 등 세 개 아래 호두나무 식탁이 놓이고 왼쪽에 소파와 스탠드가 있는 3·5단지 VR 시작 화면', caption: '3·5단지 VR' },
  'model-house': {
    alt: '해 진 뒤 나무와 유리의 2층 모델하우스에 불이 켜지고 앞마당에 사람들과 못이 있으며, 뒤로 지붕과 창에 불이 켜진 아파트가 선 모습',
    caption: '모델하우스',
  },
}
